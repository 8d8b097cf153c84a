import fc from 'fast-check'
import { interpolate } from '@/lib/format/interpolate'
import { forAll } from '@/tests/unit/for-all'

it('replaces placeholders by their values', () => {
  expect(interpolate('We found {count} offers in {place}', { count: 32, place: 'Delhi' })).toBe(
    'We found 32 offers in Delhi',
  )
})

it.each([0, ''])('accepts %j as a value', (value) => {
  expect(interpolate('[{value}]', { value })).toBe(`[${value}]`)
})

it('returns a text without placeholders unchanged', () => {
  expect(interpolate('No names {here!} { x }', {})).toBe('No names {here!} { x }')
})

it('inserts a value literally, even one that looks like a replacement pattern or a placeholder', () => {
  forAll(1000)(fc.oneof(fc.string(), fc.constantFrom('$&', '$1', '$$', '{b}', '{a}')), (value) => {
    expect(interpolate('<{a}>', { a: value, b: 'never' })).toBe(`<${value}>`)
  })
})

it('formats numbers by the locale, and leaves strings unchanged', () => {
  expect(interpolate('{count} since {year}', { count: 120000, year: '1969' })).toBe('1,20,000 since 1969')
})

it.each([
  ['mr-IN', '४५, ४,५००'],
  ['bn-IN', '৪৫, ৪,৫০০'],
  ['hi-IN', '45, 4,500'],
])('writes every number in the digits of %s', (LOCALE, written) => {
  jest.isolateModules(() => {
    jest.doMock('@/lib/format/locale', () => ({ LOCALE }))
    const { interpolate: format } = jest.requireActual<{ interpolate: typeof interpolate }>(
      '@/lib/format/interpolate',
    )
    expect(format('{few}, {many}', { few: 45, many: 4500 })).toBe(written)
  })
})

describe('a plural', () => {
  const message = { count: { '=0': 'No car', one: '{count} car', other: '{count} cars of {owner}' } }

  it.each([
    [0, 'No car'],
    [1, '1 car'],
    [2, '2 cars of ours'],
    [1.5, '1.5 cars of ours'],
  ])('selects the text for %d', (count, text) => {
    expect(interpolate(message, { count, owner: 'ours' })).toBe(text)
  })

  it('falls back to the text of other for a missing category', () => {
    expect(interpolate({ count: { other: '{count} cars' } }, { count: 1 })).toBe('1 cars')
  })

  it('throws when its number is missing', () => {
    expect(() => interpolate(message, { owner: 'ours' })).toThrow(/\{count\}, which is not given/)
  })

  it('throws for a missing value in the selected text', () => {
    expect(() => interpolate(message, { count: 2 })).toThrow(/\{owner\}/)
  })
})

it('throws for a missing value, naming the placeholder and the text', () => {
  expect(() => interpolate('Call {phone} now', { mail: 'x' })).toThrow(/Call \{phone\} now.*\{phone\}/)
})
