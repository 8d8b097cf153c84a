/** @jest-environment node */
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

it('throws for a name that is not given, and says which and where', () => {
  expect(() => interpolate('Call {phone} now', { mail: 'x' })).toThrow(/Call \{phone\} now.*\{phone\}/)
})

it.each(['constructor', 'toString', 'hasOwnProperty'])('throws for %s, which nobody gave', (name) => {
  expect(() => interpolate(`{${name}}`, {})).toThrow()
})
