import fc from 'fast-check'
import { estimate, type Hire } from '@/lib/rates/estimate'
import type { Rates } from '@/lib/content/schema/rate-card'
import { randomRuns } from '@/tests/unit/random-runs'

/** Invented for the tests: the company has given no rate. */
const card: Rates = {
  localHours: 8,
  localKilometres: 80,
  localPackage: 2400,
  extraHour: 200,
  perKilometre: 14,
  minimumKilometresPerDay: 250,
  driverDay: 300,
  driverNight: 400,
  gstPercent: 5,
}

it('adds up a local day as worked by hand', () => {
  // 2,400 for 8 h and 80 km; 10 h 15 min begin three more hours, 600; 94 km are fourteen more, 196: 3,196. GST 5 %: 159.80.
  expect(estimate({ kind: 'local', hours: 10.25, kilometres: 94 }, card)).toEqual({
    lines: [
      { kind: 'package', count: 1, each: 2400, amount: 2400 },
      { kind: 'extraHours', count: 3, each: 200, amount: 600 },
      { kind: 'extraKilometres', count: 14, each: 14, amount: 196 },
      { kind: 'gst', count: 5, each: 3196, amount: 160 },
    ],
    total: 3356,
  })
})

it('adds up a journey as worked by hand, with the minimum of its days', () => {
  // 2 days of at least 250 km: 500 km, not the 430 driven, at 14: 7,000; driver 2 × 300 and 1 × 400: 8,000. GST: 400.
  expect(estimate({ kind: 'outstation', days: 2, nights: 1, kilometres: 430 }, card)).toEqual({
    lines: [
      { kind: 'leastKilometres', count: 500, each: 14, amount: 7000 },
      { kind: 'driverDays', count: 2, each: 300, amount: 600 },
      { kind: 'driverNights', count: 1, each: 400, amount: 400 },
      { kind: 'gst', count: 5, each: 8000, amount: 400 },
    ],
    total: 8400,
  })
})

it.each<[keyof Rates, Hire]>([
  ['localPackage', { kind: 'local', hours: 1, kilometres: 1 }],
  ['localHours', { kind: 'local', hours: 1, kilometres: 1 }],
  ['extraHour', { kind: 'local', hours: 9, kilometres: 1 }],
  ['perKilometre', { kind: 'local', hours: 1, kilometres: 81 }],
  ['perKilometre', { kind: 'outstation', days: 1, nights: 0, kilometres: 300 }],
  ['driverNight', { kind: 'outstation', days: 2, nights: 1, kilometres: 300 }],
])('makes no estimate without %s where the hire needs it', (missing, hire) => {
  expect(estimate(hire, { ...card, [missing]: undefined })).toBeUndefined()
  expect(estimate(hire, card)).toBeDefined()
})

const rupees = fc.integer({ min: 1, max: 20_000 })
const cards = fc.record({
  localHours: fc.integer({ min: 1, max: 12 }),
  localKilometres: fc.integer({ min: 1, max: 200 }),
  localPackage: rupees,
  extraHour: rupees,
  perKilometre: rupees,
  minimumKilometresPerDay: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
  driverDay: fc.option(rupees, { nil: undefined }),
  driverNight: rupees,
  gstPercent: fc.option(fc.integer({ min: 1, max: 28 }), { nil: undefined }),
})
const length = fc.double({ min: 0, max: 5000, noNaN: true })
const days = fc.integer({ min: 1, max: 31 })
const hires = fc.oneof(
  fc.record({ kind: fc.constant('local' as const), hours: length, kilometres: length }),
  fc.record({ kind: fc.constant('outstation' as const), days, nights: days, kilometres: length }),
)
const more = fc.record({
  kilometres: length,
  hours: length,
  nights: fc.nat(5),
  days: fc.nat(5),
})
const runs = { numRuns: randomRuns(200, 5000) }
const totalOf = (hire: Hire, rates: Rates) => estimate(hire, rates)?.total ?? NaN

it('never costs less for more kilometres, hours, days or nights', () => {
  fc.assert(
    fc.property(cards, hires, more, (rates, hire, extra) => {
      const longer =
        hire.kind === 'local'
          ? { ...hire, hours: hire.hours + extra.hours, kilometres: hire.kilometres + extra.kilometres }
          : {
              ...hire,
              days: hire.days + extra.days,
              nights: hire.nights + extra.nights,
              kilometres: hire.kilometres + extra.kilometres,
            }
      expect(totalOf(longer, rates)).toBeGreaterThanOrEqual(totalOf(hire, rates))
    }),
    runs,
  )
})

it('is the sum of its lines, in whole rupees', () => {
  fc.assert(
    fc.property(cards, hires, (rates, hire) => {
      const { lines, total } = estimate(hire, rates) ?? { lines: [], total: NaN }
      expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
      expect(lines.every(({ amount }) => Number.isInteger(amount))).toBe(true)
      for (const { kind, count, each, amount } of lines) if (kind !== 'gst') expect(amount).toBe(count * each)
    }),
    runs,
  )
})
