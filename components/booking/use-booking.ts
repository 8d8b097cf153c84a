import { type RefObject, useEffect, useState } from 'react'
import { type Booking, readBooking } from '@/lib/booking/read'

const valueOf = (form: HTMLFormElement, name: string) => new FormData(form).get(name)?.toString() ?? ''

/** The parsed values of the planner's form: read on input, and once after hydration for what was typed before. */
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
    // A page that stays open, or is restored from the back/forward cache, may have an outdated "today".
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
