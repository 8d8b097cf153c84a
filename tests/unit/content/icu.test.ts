import { compileMessage, type MessageName } from '@/lib/content/schema/icu'
import { interpolate } from '@/lib/format/interpolate'

const text = (name: string): MessageName => ({ name, isNumber: false, isRequired: true })
const number = (name: string): MessageName => ({ name, isNumber: true, isRequired: true })

it('a message without plurals is its own template, and may declare that an argument is a number', () => {
  const plain = "We don't say {count} <b>cars</b>"
  expect(compileMessage(plain, [number('count')])).toBe(plain)
  expect(compileMessage('{count, number} cars', [number('count')])).toBe('{count} cars')
})

describe('a plural', () => {
  const vehicles = compileMessage('All {count, plural, =0 {roads} one {# car} other {# cars}} of {company}', [
    number('count'),
    text('company'),
  ])

  it('compiles to one template for each category', () => {
    expect(vehicles).toEqual({
      count: {
        '=0': 'All roads of {company}',
        one: 'All {count} car of {company}',
        other: 'All {count} cars of {company}',
      },
    })
  })

  it('beside another compiles to a template for each pair', () => {
    const message = compileMessage(
      '{drivers, plural, one {# driver} other {# drivers}} more, {seats, plural, one {# seat} other {# seats}} fewer',
      [number('drivers'), number('seats')],
    )
    const say = (drivers: number, seats: number) => interpolate(message, { drivers, seats })
    expect([say(1, 1), say(1, 2), say(2, 1), say(2, 2)]).toEqual([
      '1 driver more, 1 seat fewer',
      '1 driver more, 2 seats fewer',
      '2 drivers more, 1 seat fewer',
      '2 drivers more, 2 seats fewer',
    ])
  })

  it('nested in another counts its own argument', () => {
    const message = compileMessage(
      '{cars, plural, one {a car with {bags, plural, one {# bag} other {# bags}}} other {# cars with {bags, plural, one {# bag} other {# bags}}}}',
      [number('cars'), number('bags')],
    )
    expect(interpolate(message, { cars: 3, bags: 1 })).toBe('3 cars with 1 bag')
    expect(interpolate(message, { cars: 1, bags: 4 })).toBe('a car with 4 bags')
  })
})

it.each([
  ['a brace that is not closed', 'All {count', /without its \}/],
  ['a brace that is not opened', 'All count} {count}', /no part of a \{name\}/],
  ['a name with blanks', 'All {the cars} {count}', /hold no name/],
  ['a plural without its texts', '{count, plural}', /write \{name\}, or \{count, plural/],
  ['a plural without braces', '{count, plural, one # car}', /not written like \{count, plural, one/],
  ['a plural without other', '{count, plural, one {# car}}', /without other \{…\}/],
  ['a plural without a category of the language', '{count, plural, other {# cars}}', /without one \{…\}/],
  ['a category of another language', '{count, plural, one {a} few {b} other {c}}', /'few'/],
  ['a category twice', '{count, plural, one {a} one {b} other {c}}', /two texts/],
  ['an offset', '{count, plural, offset:1 one {a} other {c}}', /only/],
  ['an ordinal', '{count, selectordinal, one {#st} other {#th}}', /only/],
  ['a format of its own', '{count, number, ::percent}', /may write \{count\} only/],
  ['a date', '{count, date, long}', /may write \{count\} only/],
  ['a choice by words', '{count, select, a {b} other {c}}', /may write \{count\} only/],
  ['a name that is not known', '{count} {place}', /holds \{place\}.*here it fills in \{count\}/],
  ['no name at all', 'Cars', /must hold \{count\}/],
])('with %s is refused', (_, source, reason) => {
  expect(() => compileMessage(source, [number('count')])).toThrow(reason)
})

it('is rejected with a plural of a non-number', () => {
  expect(() => compileMessage('{city, plural, one {a} other {b}}', [text('city')])).toThrow(/is no number/)
})
