import fc from 'fast-check'
import { MAX_AMOUNT, MAX_AMOUNT_LENGTH, readAmount } from '@/lib/booking/amount'
import { formatRupees } from '@/lib/format/intl'
import { forAll } from '@/tests/unit/for-all'

it.each([
  ['45000', 45_000],
  ['1,20,000', 120_000],
  ['120,000', 120_000],
  ['₹ 1,20,000', 120_000],
  ['₹ १,२०,०००', 120_000],
  ['٢٥٠٠٠', 25_000],
  ['Rs. 4500', 4_500],
  ['rs 4500/-', 4_500],
  ['INR 4500', 4_500],
  ['4500.50', 4_501],
  ['４５００', 4_500],
  [' 1 ', 1],
  ['9,99,99,999', MAX_AMOUNT],
])('reads %j as %d rupees', (typed, rupees) => {
  expect(readAmount(typed)).toBe(rupees)
})

it.each([
  '',
  ' ',
  '0',
  '0.4',
  '-500',
  '1e9',
  '0x10',
  'Infinity',
  '1.5 lakh',
  '45.000',
  '10,00,00,000',
  '₹',
  ',',
  '<b>5</b>',
  '5'.repeat(MAX_AMOUNT_LENGTH + 1),
  '9'.repeat(100_000),
])('does not take %.30j for an amount', (typed) => {
  expect(readAmount(typed)).toBeUndefined()
})

it('parses every amount that the planner formats', () => {
  forAll()(fc.integer({ min: 1, max: MAX_AMOUNT }), (rupees) => {
    expect(readAmount(formatRupees(rupees))).toBe(rupees)
  })
})
