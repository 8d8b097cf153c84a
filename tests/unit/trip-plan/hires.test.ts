import type { DayCheck, PlanCheck } from '@/lib/trip-plan/check'
import { hiresOfPlan } from '@/lib/trip-plan/hires'

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
