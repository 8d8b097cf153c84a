import { hireOfSearch, hiresOfPlan } from '@/lib/rates/hires'
import type { DayCheck, PlanCheck } from '@/lib/trip-plan/check'
import { emptySearch } from '@/lib/trip/trip'
import { roads } from '../guides/roads'

const search = { ...emptySearch, from: 'Delhi', destination: 'Nainital', date: '2026-12-04' }

it('takes a search in the city as the local package', () => {
  expect(hireOfSearch({ ...emptySearch, location: 'Saket' }, roads)).toEqual({
    kind: 'local',
    hours: 0,
    kilometres: 0,
  })
})

it('counts the days of a journey, and the road both ways', () => {
  const journey = { kind: 'outstation', days: 3, nights: 2, kilometres: 620 }
  expect(hireOfSearch({ ...search, return_date: '2026-12-06' }, roads)).toEqual(journey)
})

it.each([
  ['no day of return', search],
  ['a return before the start', { ...search, return_date: '2026-12-03' }],
  ['a start elsewhere', { ...search, from: 'Haldwani', return_date: '2026-12-06' }],
  ['a place without a guide', { ...search, destination: 'Orchha', return_date: '2026-12-06' }],
])('takes no hire from a search with %s', (_, trip) => {
  expect(hireOfSearch(trip, roads)).toBeUndefined()
})

const stop = (at?: number) => ({ at, isLate: false, isOutOfOrder: false, isWrongNumber: false })
const day = (kilometres: number, ...at: (number | undefined)[]) =>
  ({ kilometres, stops: at.map(stop) }) as DayCheck
const check = (...days: DayCheck[]) =>
  ({ days, unknown: 0, kilometres: days.reduce((sum, { kilometres }) => sum + kilometres, 0) }) as PlanCheck

it('takes a plan in the city day by day, and one out of town as a whole', () => {
  const plan = check(day(60, 540, 1080), day(40, 600, 900))
  expect(hiresOfPlan('local', plan)).toEqual([
    { kind: 'local', hours: 9, kilometres: 60 },
    { kind: 'local', hours: 5, kilometres: 40 },
  ])
  expect(hiresOfPlan('outstation', plan)).toEqual([
    { kind: 'outstation', days: 2, nights: 1, kilometres: 100 },
  ])
})

it('takes no hire from a plan with an unknown road or without times', () => {
  expect(hiresOfPlan('outstation', { ...check(day(60, 1)), unknown: 1 })).toEqual([])
  expect(hiresOfPlan('local', check(day(60, 540, undefined)))).toEqual([])
})
