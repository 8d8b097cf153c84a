/** @jest-environment node */
import { BALANCE_DAYS, refunds, shares } from '@/lib/booking/rules'
import { pages } from '@/lib/content/pages'

const { sections } = pages.terms()
const items = (id: string) => sections.find((section) => section.id === id)?.items ?? []
const paragraphs = (id: string) => sections.find((section) => section.id === id)?.paragraphs ?? []
const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

it('counts with the shares and the days that the terms state', () => {
  const [advance, balance, boarding] = items('payment').map(numbers)
  expect([advance, balance, boarding]).toEqual([
    [shares.advance],
    [shares.balance, BALANCE_DAYS],
    [shares.boarding],
  ])
})

it('counts with the balance as the terms explain it', () => {
  expect(paragraphs('validity').flatMap(numbers)).toEqual([shares.balance, BALANCE_DAYS, shares.boarding])
})

it('counts with the refunds that the terms state', () => {
  const [full, half, none] = refunds
  const [first, second, third] = items('cancellation')
  expect(numbers(first!)).toEqual([full.fromDays])
  expect(first).toMatch(/full refund/)
  expect(full.percent).toBe(100)
  expect(numbers(second!)).toEqual([half.fromDays, half.percent])
  expect(third).toMatch(/under 1 day: no refund/i)
  expect(none).toEqual({ fromDays: 0, percent: 0 })
})

it('leaves nothing of the amount unasked', () => {
  expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBe(100)
})
