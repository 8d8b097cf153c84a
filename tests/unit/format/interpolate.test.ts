import fc from 'fast-check'
import { interpolate } from '@/lib/format/interpolate'

it('puts values in the place of their names', () => {
  expect(interpolate('We found {count} offers in {place}', { count: 32, place: 'Delhi' })).toBe(
    'We found 32 offers in Delhi',
  )
})

it('fills a name wherever it stands', () => {
  expect(interpolate('{a}{b}{a}', { a: 1, b: 2 })).toBe('121')
})

it.each([0, ''])('takes %j for a value', (value) => {
  expect(interpolate('[{value}]', { value })).toBe(`[${value}]`)
})

it('leaves a text without names as it is', () => {
  expect(interpolate('No names {here!} { x }', {})).toBe('No names {here!} { x }')
})

it('minds no value that is not asked for', () => {
  expect(interpolate('Hello', { name: 'Asha' })).toBe('Hello')
})

it('puts a value in letter by letter, even one that looks like a pattern or another name', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('$&', '$1', '$$', '{b}', '{a}')), (value) => {
      expect(interpolate('<{a}>', { a: value, b: 'never' })).toBe(`<${value}>`)
    }),
    { numRuns: 1000 },
  )
})

it('writes a number as the locale does, and a string as it is', () => {
  expect(interpolate('{count} since {year}', { count: 120000, year: '1969' })).toBe('1,20,000 since 1969')
})

describe('a plural', () => {
  const message = { count: { '=0': 'No car', one: '{count} car', other: '{count} cars of {owner}' } }

  it.each([
    [0, 'No car'],
    [1, '1 car'],
    [2, '2 cars of ours'],
    [1.5, '1.5 cars of ours'],
  ])('has its text for %d', (count, text) => {
    expect(interpolate(message, { count, owner: 'ours' })).toBe(text)
  })

  it('takes the text of other where a category has none', () => {
    expect(interpolate({ count: { other: '{count} cars' } }, { count: 1 })).toBe('1 cars')
  })

  it('throws when its number is not given', () => {
    expect(() => interpolate(message, { owner: 'ours' })).toThrow(/\{count\}, which is not given/)
  })

  it('throws for a name of the chosen text that is not given', () => {
    expect(() => interpolate(message, { count: 2 })).toThrow(/\{owner\}/)
  })
})

it('throws for a name that is not given, and says which and where', () => {
  expect(() => interpolate('Call {phone} now', { mail: 'x' })).toThrow(/Call \{phone\} now.*\{phone\}/)
})

it.each(['constructor', 'toString', 'hasOwnProperty'])('throws for %s, which nobody gave', (name) => {
  expect(() => interpolate(`{${name}}`, {})).toThrow()
})
