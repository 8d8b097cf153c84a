import { BALANCE_DAYS, type PaymentKey, refunds, shares } from './rules'

/** One part of the payment: its share in percent, its last day as days before the journey, and its rupees. */
export type Payment = { key: PaymentKey; percent: number; daysBefore: number; rupees?: number }

/**
 * What a cancellation refunds on the days from `from` to `until`, both counted in days before the journey: the
 * percent paid by then if each part is paid on its last day, the percent of it that is refunded, and both in rupees.
 */
export type Cancellation = {
  from: number
  until: number
  paidPercent: number
  refundPercent: number
  paid?: number
  refund?: number
}

/** On this many days before the journey, and on all earlier days, the refund is the same. */
const EARLY = Math.max(BALANCE_DAYS, refunds[0].fromDays) + 1

const partOf = (rupees: number | undefined, percent: number) =>
  rupees === undefined ? undefined : Math.round((rupees * percent) / 100)

/** The share paid by a day, in percent. Only its rupees are rounded, so that the parts add up to the amount. */
const paidBy = (daysBefore: number) => shares.advance + (daysBefore <= BALANCE_DAYS ? shares.balance : 0)

const refundOn = (daysBefore: number) => refunds.find(({ fromDays }) => daysBefore >= fromDays)?.percent ?? 0

/**
 * The three payments of a booking made `daysLeft` whole days before the journey; `Infinity` gives the rule itself.
 * A booking made late pays the balance at once, with the advance. Whole rupees, which add up to `amount`.
 * S11.1, S11.2.
 */
export function planPayments(daysLeft: number, amount?: number): Payment[] {
  const dueDays = { advance: daysLeft, balance: Math.min(BALANCE_DAYS, daysLeft), boarding: 0 }
  let paid = 0
  return (Object.keys(shares) as PaymentKey[]).map((key) => {
    const before = partOf(amount, paid)
    paid += shares[key]
    const after = partOf(amount, paid)
    const rupees = before === undefined || after === undefined ? undefined : after - before
    return { key, percent: shares[key], daysBefore: dueDays[key], rupees }
  })
}

/** The percent that is due on the day of booking, `daysLeft` days before the journey, not counting the driver's. */
export const dueAtBooking = paidBy

/**
 * What a cancellation refunds, from the day of booking, `daysLeft` days before the journey, to the day itself: spans
 * of days, the earliest first. Refunds are of what was paid by then. S11.3.
 */
export function planCancellations(daysLeft: number, amount?: number): Cancellation[] {
  const spans = Array.from({ length: EARLY + 1 }, (_, index) => EARLY - index)
  return spans
    .filter((until) => until <= daysLeft)
    .map((until) => {
      const [paidPercent, refundPercent] = [paidBy(until), refundOn(until)]
      const paid = partOf(amount, paidPercent)
      const from = until === EARLY ? daysLeft : until
      return { from, until, paidPercent, refundPercent, paid, refund: partOf(paid, refundPercent) }
    })
}
