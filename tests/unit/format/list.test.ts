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

it('joins items in Hindi as in English, with one "and" in a sentence alone', () => {
  jest.isolateModules(() => {
    jest.doMock('@/lib/format/locale', () => ({ LOCALE: 'hi-IN' }))
    const hindi = jest.requireActual<{ formatItems: typeof formatItems; formatList: typeof formatList }>(
      '@/lib/format/list',
    )
    expect(hindi.formatItems(['27 नवंबर', '10:30'])).toBe('27 नवंबर, 10:30')
    expect(hindi.formatList(['एक', 'दो', 'तीन'])).toBe('एक, दो और तीन')
  })
})
