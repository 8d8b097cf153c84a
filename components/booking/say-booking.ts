import { MAX_AMOUNT } from '@/lib/booking/amount'
import { addDays } from '@/lib/booking/days'
import { dueAtBooking } from '@/lib/booking/plan'
import type { Booking } from '@/lib/booking/read'
import { BALANCE_DAYS, shares } from '@/lib/booking/rules'
import type { PlannerWords } from '@/lib/content/schema/pages'
import { fill } from '@/lib/site/fill'
import { formatDay, formatRupees } from '@/lib/site/format'

/** What the planner answers, and whether it is an ordinary case, a journey that is near, or a slip in what is typed. */
export type Answer = { text: string; tone: 'usual' | 'near' | 'wrong' }

/** The planner's answer in a sentence: short, because it is read out as one types. Empty while nothing is given. */
export function sayBooking(booking: Booking | undefined, words: PlannerWords): Answer {
  if (booking?.isPast) return { tone: 'wrong', text: words.pastDay }
  if (booking?.isUnreadable)
    return { tone: 'wrong', text: fill(words.unreadable, { max: formatRupees(MAX_AMOUNT) }) }
  if (!booking?.trip) return { tone: 'usual', text: '' }
  const figures = { now: dueAtBooking(booking.daysLeft), last: shares.boarding }
  if (booking.daysLeft <= BALANCE_DAYS) return { tone: 'near', text: fill(words.near, figures) }
  const date = formatDay(addDays(booking.trip, -BALANCE_DAYS))
  return { tone: 'usual', text: fill(words.later, { ...figures, next: shares.balance, date }) }
}
