/** What part of the amount each payment is, in percent, in the order they fall due. S11.1. */
export const shares = { advance: 30, balance: 50, boarding: 20 } as const

export type PaymentKey = keyof typeof shares

/** The balance is due at least so many days before the journey. S11.2. */
export const BALANCE_DAYS = 2

/** How much of what was paid is refunded, in percent, from how many days before the journey. S11.3. */
export const refunds = [
  { fromDays: 2, percent: 100 },
  { fromDays: 1, percent: 50 },
  { fromDays: 0, percent: 0 },
] as const
