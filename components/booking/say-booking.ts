import { addDays } from '@/lib/booking/days'
import { dueAtBooking } from '@/lib/booking/plan'
import type { Booking } from '@/lib/booking/read'
import { BALANCE_DAYS, shares } from '@/lib/booking/rules'
import type { PlannerWords } from '@/lib/content/schema'
import { fill } from '@/lib/site/fill'
import { formatDay } from '@/lib/site/format'

/** The planner's answer in a sentence: short, because it is read out as one types. Empty while nothing is given. */
export function sayBooking(booking: Booking | undefined, words: PlannerWords): string {
  if (booking?.isPast) return words.pastDay
  if (booking?.isUnreadable) return words.unreadable
  if (!booking?.trip) return ''
  const figures = { now: dueAtBooking(booking.daysLeft), last: shares.boarding }
  if (booking.daysLeft <= BALANCE_DAYS) return fill(words.near, figures)
  const date = formatDay(addDays(booking.trip, -BALANCE_DAYS))
  return fill(words.later, { ...figures, next: shares.balance, date })
}
