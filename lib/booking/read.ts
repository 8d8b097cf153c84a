import { toDelhiTime } from '@/lib/trip/pickup'
import { readAmount } from './amount'
import { daysBetween, isDay } from './days'

/** What the planner knows. `daysLeft` are whole days, and `Infinity` while no day of the journey is given. */
export type Booking = {
  today: string
  /** The day of the journey. */
  trip?: string
  daysLeft: number
  /** In whole rupees. */
  amount?: number
  /** What is typed lies before today. */
  isPast: boolean
  /** What is typed as an amount is none. */
  isUnreadable: boolean
}

/** Reads what stands in the planner's controls, at the instant `now` on Delhi's clock. */
export function readBooking(typed: { date: string; amount: string }, now: Date): Booking {
  const today = toDelhiTime(now).date
  const days = isDay(typed.date) ? daysBetween(today, typed.date) : Infinity
  const isPast = days < 0
  const amount = readAmount(typed.amount)
  return {
    today,
    ...(!isPast && days < Infinity && { trip: typed.date }),
    daysLeft: isPast ? Infinity : days,
    amount,
    isPast,
    isUnreadable: amount === undefined && typed.amount.trim() !== '',
  }
}
