import { toDelhiTime } from '@/lib/time/delhi'
import { daysBetween, isDay } from '@/lib/time/days'
import { readAmount } from './amount'

/** The parsed values of the planner. `daysLeft` are whole days, and `Infinity` while no day of the journey is given. */
export type Booking = {
  today: string
  /** The day of the journey. */
  trip?: string
  daysLeft: number
  /** In whole rupees. */
  amount?: number
  /** The typed day is before today. */
  isPast: boolean
  /** The typed text is not a valid amount. */
  isUnreadable: boolean
}

/** Parses the values of the planner's controls, at the instant `now` on Delhi's clock. */
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
