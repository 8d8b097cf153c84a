/** @jest-environment jsdom */
import { dropList, keepList, readList } from '@/lib/trip-plan/list-store'
import { dropPlan } from '@/lib/trip-plan/store'

const list = { slug: 'van', passengers: [{ id: 1, name: 'Asha', age: '34', seat: '2A' }] }
const KEY = 'trip-plan-list:1:a'

beforeEach(() => localStorage.clear())

it('stores the list of a plan, and deletes it with the plan', () => {
  keepList('a', list)
  expect(readList('a')).toEqual(list)
  expect(readList('b')).toBeUndefined()
  dropPlan('a')
  expect(localStorage).toHaveLength(0)
})

it('stores nothing for an empty list', () => {
  keepList('a', list)
  dropList('a')
  expect(localStorage).toHaveLength(0)
})

it.each([
  '',
  '{',
  'null',
  '{"slug":1}',
  JSON.stringify({ ...list, passengers: Array(61).fill(list.passengers[0]) }),
])('ignores an invalid list: %p', (text) => {
  localStorage.setItem(KEY, text)
  expect(readList('a')).toBeUndefined()
})
