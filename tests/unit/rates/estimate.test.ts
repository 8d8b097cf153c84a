import { estimate, estimateAll, type Hire } from '@/lib/rates/estimate'
import type { Rates } from '@/lib/content/schema/rate-card'

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

it('charges kilometres begun beyond the minimum, and no GST while its percentage is not given', () => {
  const rates = { ...card, driverDay: undefined, gstPercent: undefined }
  expect(estimate({ kind: 'outstation', days: 1, nights: 0, kilometres: 250.2 }, rates)).toEqual({
    lines: [{ kind: 'kilometres', count: 251, each: 14, amount: 3514 }],
    total: 3514,
  })
})

it('adds up several days, with lines of one rate as one', () => {
  const day: Hire = { kind: 'local', hours: 9, kilometres: 60 }
  expect(estimateAll([day, day], card)).toEqual({
    lines: [
      { kind: 'package', count: 2, each: 2400, amount: 4800 },
      { kind: 'extraHours', count: 2, each: 200, amount: 400 },
      { kind: 'gst', count: 5, each: 5200, amount: 260 },
    ],
    total: 5460,
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
