import { MAX_AMOUNT } from '@/lib/booking/amount'
import { dueAtBooking } from '@/lib/booking/payments'
import type { Booking } from '@/lib/booking/read'
import { BALANCE_DAYS, shares } from '@/lib/booking/rules'
import type { BookingMessages } from '@/lib/content/schema/pages'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay, formatRupees } from '@/lib/format/intl'
import { addDays } from '@/lib/time/days'

/** The planner's answer, and whether the journey is some days ahead, near, or the input is invalid. */
export type Answer = { text: string; tone: 'usual' | 'near' | 'wrong' }

/**
 * The planner's answer as a sentence: short, because a screen reader announces it during typing. Empty without a
 * date.
 */
export function describeBooking(booking: Booking | undefined, messages: BookingMessages): Answer {
  if (booking?.isPast) return { tone: 'wrong', text: messages.pastDay }
  if (booking?.isUnreadable)
    return { tone: 'wrong', text: interpolate(messages.unreadable, { max: formatRupees(MAX_AMOUNT) }) }
  if (!booking?.trip) return { tone: 'usual', text: '' }
  const figures = { now: dueAtBooking(booking.daysLeft), last: shares.boarding }
  if (booking.daysLeft <= BALANCE_DAYS) return { tone: 'near', text: interpolate(messages.near, figures) }
  const date = formatDay(addDays(booking.trip, -BALANCE_DAYS))
  return { tone: 'usual', text: interpolate(messages.later, { ...figures, next: shares.balance, date }) }
}
