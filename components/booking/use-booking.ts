import { type RefObject, useEffect, useState } from 'react'
import { type Booking, readBooking } from '@/lib/booking/read'

const valueOf = (form: HTMLFormElement, name: string) => new FormData(form).get(name)?.toString() ?? ''

/** What stands in the planner's form: read as it is typed, and what was typed before the scripts ran. */
export function useBooking(formRef: RefObject<HTMLFormElement | null>): Booking | undefined {
  const [booking, setBooking] = useState<Booking>()

  useEffect(() => {
    const form = formRef.current
    if (!form) return
    const read = () => {
      const typed = { date: valueOf(form, 'date'), amount: valueOf(form, 'amount') }
      const next = readBooking(typed, new Date())
      form.querySelector('[type=date]')?.setAttribute('min', next.today)
      setBooking(next)
    }
    read()
    form.addEventListener('input', read)
    // A page that was left open, or comes back from the browser's cache, may have slept over midnight.
    window.addEventListener('pageshow', read)
    document.addEventListener('visibilitychange', read)
    return () => {
      form.removeEventListener('input', read)
      window.removeEventListener('pageshow', read)
      document.removeEventListener('visibilitychange', read)
    }
  }, [formRef])

  return booking
}
