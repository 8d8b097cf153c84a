import fc from 'fast-check'
import { emptyPlan, emptyStop, isBlank, limits } from '@/lib/trip-plan/plan'
import { readPlan } from '@/lib/trip-plan/schema'
import { anyPlan } from './any-plan'
import { shuttleOf } from './plans'
import { forAll } from '@/tests/unit/for-all'

const plan = emptyPlan('abc123')

it('an empty plan is valid and blank', () => {
  expect(readPlan(plan)).toEqual(plan)
  expect(isBlank(plan)).toBe(true)
  expect(isBlank({ ...plan, name: 'May' })).toBe(false)
  expect(isBlank({ ...plan, reference: 'ABC234' })).toBe(true)
})

it('parsing is idempotent', () => {
  forAll()(anyPlan, (given) => expect(readPlan(JSON.parse(JSON.stringify(given)))).toEqual(given))
})

it('never throws for any input, and the parsed ids are unique', () => {
  forAll()(fc.oneof(fc.jsonValue(), fc.anything()), (raw) => {
    expect(readPlan(raw)).toBeUndefined()
  })
})

it.each([
  ['an invalid id', { id: '../other' }],
  ['no day', { days: [] }],
  ['too many days', { days: Array(limits.days + 1).fill({ stops: [] }) }],
  ['too long a place', { days: [{ stops: [{ place: 'x'.repeat(limits.place + 1), time: '', note: '' }] }] }],
  ['an invalid time', { days: [{ stops: [{ place: '', time: '25:00', note: '' }] }] }],
  ['a fractional number of people', { party: { ...plan.party, adults: 1.5 } }],
  ['too many people', { party: { ...plan.party, adults: 1001 } }],
  ['a day of another century', { start: '1926-11-27' }],
  ['a day of the next century', { start: '2126-11-27' }],
  ['a path as a vehicle', { vehicles: [{ slug: 'a/b', count: 1 }] }],
])('rejects a plan with %s', (_, change) => {
  expect(readPlan({ ...plan, ...change })).toBeUndefined()
})

it('a function on a day that the plan does not have is on the last one', () => {
  expect(readPlan({ ...plan, shuttles: [shuttleOf({ day: 4 })] })?.shuttles).toMatchObject([{ day: 0 }])
})

it('parts keep their ids, and get one where they have none or that of another part', () => {
  const stops = [7, undefined, 7, -1].map((id) => ({ ...emptyStop(0), id }))
  const read = readPlan({ ...plan, days: [{ id: 3, stops }] })
  expect(read?.days[0]?.id).toBe(3)
  expect(read?.days[0]?.stops.map(({ id }) => id)).toEqual([7, 8, 9, 10])
})

it('unknown keys are dropped, and a text that is no reference', () => {
  expect(readPlan({ ...plan, reference: 'x\n' })?.reference).toBeUndefined()
  expect(readPlan({ ...plan, sender: 'Asha', __proto__: { isReturn: false } })).toEqual(plan)
})

it('line breaks are kept in the notes only', () => {
  const read = readPlan({ ...plan, name: 'a\r\nBcc: b', wishes: 'one\r\ntwo\0' })
  expect(read).toMatchObject({ name: 'a Bcc: b', wishes: 'one\ntwo ' })
})
