import fc from 'fast-check'
import { emptyPlan, isBlank, limits } from '@/lib/trip-plan/plan'
import { readPlan } from '@/lib/trip-plan/schema'
import { anyPlan } from './plans'

const plan = emptyPlan('abc123')

it('an empty plan is read, and is blank', () => {
  expect(readPlan(plan)).toEqual(plan)
  expect(isBlank(plan)).toBe(true)
  expect(isBlank({ ...plan, name: 'May' })).toBe(false)
})

it('a plan that is read again is the same', () => {
  fc.assert(
    fc.property(anyPlan, (given) => expect(readPlan(JSON.parse(JSON.stringify(given)))).toEqual(given)),
  )
})

it('nothing that anybody may write makes it throw, and what is read has unique ids', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (raw) => {
      expect(readPlan(raw)).toBeUndefined()
    }),
  )
})

it.each([
  ['an id that is no id', { id: '../other' }],
  ['no day', { days: [] }],
  ['too many days', { days: Array(limits.days + 1).fill({ stops: [] }) }],
  ['too long a place', { days: [{ stops: [{ place: 'x'.repeat(limits.place + 1), time: '', note: '' }] }] }],
  ['a time that is none', { days: [{ stops: [{ place: '', time: '25:00', note: '' }] }] }],
  ['half a person', { party: { ...plan.party, adults: 1.5 } }],
  ['a crowd', { party: { ...plan.party, adults: 501 } }],
  ['a day of another century', { start: '1926-11-27' }],
  ['a vehicle that is a path', { vehicles: [{ slug: 'a/b', count: 1 }] }],
])('%s is no plan', (_, change) => {
  expect(readPlan({ ...plan, ...change })).toBeUndefined()
})

it('keys that nobody knows are dropped', () => {
  expect(readPlan({ ...plan, sender: 'Asha', __proto__: { isReturn: false } })).toEqual(plan)
})

it('a line break stays in the wishes alone', () => {
  const read = readPlan({ ...plan, name: 'a\r\nBcc: b', wishes: 'one\r\ntwo\0' })
  expect(read).toMatchObject({ name: 'a Bcc: b', wishes: 'one\ntwo ' })
})
