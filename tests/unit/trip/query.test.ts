import fc from 'fast-check'
import { fromQuery, toQuery } from '@/lib/trip/query'
import { emptySearch, type TripSearch } from '@/lib/trip/trip'
import { anyCharacter, forAll } from '@/tests/unit/for-all'

it('the query of a search has the parameters of S4.2, in that order, including empty ones', () => {
  expect(toQuery({ ...emptySearch, from: 'Delhi', destination: 'Agra', date: '2026-12-01' })).toBe(
    'location=&date=2026-12-01&time=&name=&contact=&from=Delhi&destination=Agra',
  )
})

describe('a search and its query', () => {
  const place = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter(
      (text) =>
        text.trim() === text && text !== '' && text.length <= 100 && !/[\p{Cc}\u2028\u2029]/u.test(text),
    )
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const time = fc
    .date({ noInvalidDate: true, min: new Date(0) })
    .map((date) => date.toISOString().slice(-13, -8))
  const name = fc.stringMatching(/^[A-Za-zअ-ह][A-Za-zअ-हा-ौ ]{0,40}[A-Za-zअ-ह]$/)
  const orEmpty = (values: fc.Arbitrary<string>) => fc.oneof(values, fc.constant(''))
  const trip = fc.record({
    location: orEmpty(place),
    from: orEmpty(place),
    destination: orEmpty(place),
    date: orEmpty(day),
    return_date: orEmpty(day),
    time: orEmpty(time),
    name: orEmpty(name),
    contact: orEmpty(fc.stringMatching(/^[0-9]{10}$/)),
  })

  it('are inverse functions', () => {
    forAll(500, 3000)(trip, (given) => {
      expect(fromQuery(toQuery(given))).toEqual(given)
    })
  })
})

describe('a hostile query', () => {
  const long = 'a'.repeat(5000)

  it.each([
    ['nothing', ''],
    ['unknown names', '?utm_source=x&admin=true&dateTime=2026-12-01T09:00'],
    ['names of Object.prototype', '?__proto__=x&constructor=x&toString=x&prototype=x'],
    ['a repeated place', '?location=Delhi&location=Agra'],
    ['a repeated equal number', '?contact=9876543210&contact=9876543210'],
    ['names in another case', '?LOCATION=Delhi&Name=Asha&location[]=Delhi'],
  ])('fills nothing in from %s', (_, query) => {
    expect(fromQuery(query)).toEqual(emptySearch)
  })

  it('still fills in the valid values', () => {
    expect(fromQuery('?location=Delhi&date=never&name=Asha&contact=12&time=09:00')).toEqual({
      ...emptySearch,
      location: 'Delhi',
      name: 'Asha',
      time: '09:00',
    })
  })

  const sound: Record<keyof TripSearch, (value: string) => boolean> = {
    location: (value) => value.trim() === value && value.length < 1000,
    from: (value) => value.trim() === value && value.length < 1000,
    destination: (value) => value.trim() === value && value.length < 1000,
    date: (value) => value === '' || new Date(`${value}T00:00Z`).toISOString().startsWith(value),
    return_date: (value) => value === '' || new Date(`${value}T00:00Z`).toISOString().startsWith(value),
    time: (value) => value === '' || (/^\d\d:\d\d$/.test(value) && value < '24:00' && value.slice(3) < '60'),
    name: (value) => /^[\p{L}\p{M} ]*$/u.test(value) && value.trim() === value && value.length < 1000,
    contact: (value) => /^([0-9]{10})?$/.test(value),
  }

  const keys = fc.oneof(
    fc.constantFrom(...Object.keys(emptySearch), '__proto__', 'constructor', 'dateTime'),
    fc.string({ maxLength: 8 }),
  )
  const values = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    fc.stringMatching(/^\d{2}:\d{2}$/),
    fc.stringMatching(/^[0-9]{8,12}$/),
    fc.stringMatching(/^[a-z %+<>&=#]{0,40}$/),
    fc.constant(long),
  )
  const made = fc
    .array(fc.tuple(keys, values), { maxLength: 10 })
    .map((pairs) =>
      pairs.map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`).join('&'),
    )
  const raw = fc
    .array(fc.tuple(keys, values), { maxLength: 6 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))

  it('is parsed to valid values only, which are parsed to themselves, for any text', () => {
    forAll(2000, 10_000)(fc.oneof(made, raw, fc.string({ unit: anyCharacter, maxLength: 200 })), (query) => {
      const trip = fromQuery(query)
      const controls = Object.keys(emptySearch) as (keyof TripSearch)[]
      expect(Object.keys(trip).sort()).toEqual([...controls].sort())
      expect(controls.filter((control) => !sound[control](trip[control]))).toEqual([])
      expect(fromQuery(toQuery(trip))).toEqual(trip)
    })
  })

  it('puts no line break into a place', () => {
    expect(fromQuery('?location=Delhi%0D%0ABcc:%20a@b.example&from=Agra%E2%80%A8x')).toEqual({
      ...emptySearch,
      location: 'Delhi Bcc: a@b.example',
      from: 'Agra x',
    })
  })
})
