import { toAsciiDigits } from '@/lib/format/ascii-digits'

/**
 * In rupees: one less than ten crore. A larger amount is probably a typing mistake, and its table is too wide for a
 * phone.
 */
export const MAX_AMOUNT = 9_99_99_999
/** Characters an amount may have, signs and spaces included. */
export const MAX_AMOUNT_LENGTH = 20

const AMOUNT = /^(?:₹|rs\.?|inr)? *(\d[\d, ]*(?:\.\d{1,2})?) *(?:\/-)?$/i

/**
 * The rupees in what was typed, rounded to whole ones: '45000', '₹ 1,20,000', 'Rs. 4500.50', '4500/-'.
 * Undefined for anything else, and where the result is no rupee or more than `MAX_AMOUNT`.
 */
export function readAmount(typed: string): number | undefined {
  if (typed.length > MAX_AMOUNT_LENGTH) return undefined
  const [, digits] = AMOUNT.exec(toAsciiDigits(typed.normalize('NFKC')).trim()) ?? []
  const amount = Math.round(Number(digits?.replace(/[, ]/g, '')))
  return amount >= 1 && amount <= MAX_AMOUNT ? amount : undefined
}
