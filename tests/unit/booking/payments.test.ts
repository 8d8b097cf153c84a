import fc from 'fast-check'
import { MAX_AMOUNT } from '@/lib/booking/amount'
import { planCancellations, planPayments } from '@/lib/booking/payments'
import { forAll } from '@/tests/unit/for-all'

const daysLeft = fc.oneof(fc.integer({ min: 0, max: 800 }), fc.constant(Infinity))
const amount = fc.integer({ min: 1, max: MAX_AMOUNT })

describe('the payments', () => {
  it.each([
    [30, '30% 30 days before, 50% 2, 20% 0'],
    [3, '30% 3 days before, 50% 2, 20% 0'],
    [2, '30% 2 days before, 50% 2, 20% 0'],
    [1, '30% 1 days before, 50% 1, 20% 0'],
    [0, '30% 0 days before, 50% 0, 20% 0'],
  ])('of a journey in %d days are due %s', (days, expected) => {
    const due = planPayments(days).map(({ percent, daysBefore }) => `${percent}% ${daysBefore}`)
    expect(due).toEqual(expected.replace(' days before', '').split(', '))
  })

  it('add up to the amount, each within a rupee of its share', () => {
    forAll()(daysLeft, amount, (days, total) => {
      const payments = planPayments(days, total)
      expect(payments.reduce((sum, { rupees }) => sum + rupees!, 0)).toBe(total)
      const isNear = payments.every(({ percent, rupees }) => Math.abs(rupees! - (total * percent) / 100) <= 1)
      expect(isNear).toBe(true)
    })
  })

  it('have no rupees without an amount', () => {
    expect(planPayments(5).map(({ rupees }) => rupees)).toEqual([undefined, undefined, undefined])
  })
})

describe('a cancellation', () => {
  it.each([
    [10, '10-3: 100% of 30, 2-2: 100% of 80, 1-1: 50% of 80, 0-0: 0% of 80'],
    [3, '3-3: 100% of 30, 2-2: 100% of 80, 1-1: 50% of 80, 0-0: 0% of 80'],
    [2, '2-2: 100% of 80, 1-1: 50% of 80, 0-0: 0% of 80'],
    [1, '1-1: 50% of 80, 0-0: 0% of 80'],
    [0, '0-0: 0% of 80'],
  ])('of a journey in %d days has these refunds, per span of days: %s', (days, expected) => {
    const refunds = planCancellations(days).map(
      ({ from, until, paidPercent, refundPercent }) =>
        `${from}-${until}: ${refundPercent}% of ${paidPercent}`,
    )
    expect(refunds).toEqual(expected.split(', '))
  })
})
