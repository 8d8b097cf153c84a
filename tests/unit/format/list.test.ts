import { formatChoice, formatItems, formatList, joinBy } from '@/lib/format/list'

const items = ['one', 'two', 'three']

it.each([
  [0, ''],
  [1, 'one'],
  [2, 'one and two'],
  [3, 'one, two and three'],
])('joins %i items with "and"', (count, text) => {
  expect(formatList(items.slice(0, count))).toBe(text)
})

it('joins items with "or"', () => {
  expect(formatChoice(items)).toBe('one, two or three')
})

it.each([
  [0, ''],
  [1, 'one'],
  [3, 'one, two, three'],
])('joins %i items with commas', (count, text) => {
  expect(formatItems(items.slice(0, count))).toBe(text)
})

it('joins clauses by a message of the content', () => {
  expect(joinBy('{first}; {next}', ['a {b}', 'c', 'd'])).toBe('a {b}; c; d')
  expect(joinBy('{first}; {next}', ['alone'])).toBe('alone')
})
