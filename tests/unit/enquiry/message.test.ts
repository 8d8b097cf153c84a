/** @jest-environment node */
import fc from 'fast-check'
import { tripMessage } from '@/lib/enquiry/message'
import { getWords } from '@/lib/content/pages'
import { fill } from '@/lib/site/fill'
import { formatDay } from '@/lib/site/format'
import { emptySearch } from '@/lib/trip/trip'
import { localTrip, outstationTrip } from './fakes'

const words = getWords().message
const lines = (text: string) => text.split('\n')
const greeting = fill(words.greeting, { vehicle: 'Swift Dzire' })

it('without a trip is the greeting with the vehicle’s name', () => {
  expect(tripMessage(words, 'Swift Dzire')).toBe(greeting)
})

it('with an empty trip is the greeting alone', () => {
  expect(tripMessage(words, 'Swift Dzire', emptySearch)).toBe(greeting)
})

it('gives a line to each thing known of a local trip', () => {
  expect(lines(tripMessage(words, 'Swift Dzire', localTrip))).toEqual([
    greeting,
    fill(words.location, { value: 'Connaught Place' }),
    fill(words.when, { value: `${formatDay('2026-11-25')}, 09:30` }),
    fill(words.name, { value: 'Asha Rao' }),
    fill(words.contact, { value: '9876543210' }),
  ])
})

it('gives a line to each thing known of an outstation trip', () => {
  expect(lines(tripMessage(words, 'Swift Dzire', outstationTrip))).toEqual([
    greeting,
    fill(words.from, { value: 'Delhi' }),
    fill(words.destination, { value: 'Nainital' }),
    fill(words.when, { value: `${formatDay('2026-11-25')}, 09:30` }),
    fill(words.returnDate, { value: formatDay('2026-11-28') }),
    fill(words.name, { value: 'Asha Rao' }),
    fill(words.contact, { value: '9876543210' }),
  ])
})

it('ends with the reference once there is one', () => {
  const text = tripMessage(words, 'Swift Dzire', localTrip, 'K7M3QX')
  expect(lines(text).at(-1)).toBe(fill(words.reference, { value: 'K7M3QX' }))
})

it('gives the date alone while there is no time', () => {
  const text = tripMessage(words, 'Swift Dzire', { ...emptySearch, date: '2026-11-25' })
  expect(lines(text)).toEqual([greeting, fill(words.when, { value: formatDay('2026-11-25') })])
})

it('gives the time alone while there is no date', () => {
  const text = tripMessage(words, 'Swift Dzire', { ...emptySearch, time: '09:30' })
  expect(lines(text)).toEqual([greeting, fill(words.when, { value: '09:30' })])
})

it('leaves out a value of spaces', () => {
  expect(tripMessage(words, 'Swift Dzire', { ...emptySearch, location: '   ' })).toBe(greeting)
})

it('takes braces and dollar signs in what was typed as they are', () => {
  const text = tripMessage(words, 'Swift Dzire', { ...emptySearch, location: "{vehicle} $& $' {x}" })
  expect(lines(text)[1]).toBe(fill(words.location, { value: '' }) + "{vehicle} $& $' {x}")
})

it('has a line for the greeting and one for each known place or person, whatever they are', () => {
  const value = fc.oneof(fc.constant(''), fc.constant('  '), fc.string({ maxLength: 30 }))
  const trip = fc.record({ location: value, from: value, destination: value, name: value, contact: value })
  fc.assert(
    fc.property(trip, (given) => {
      const known = Object.values(given).filter((text) => text.trim() !== '')
      const text = tripMessage(words, 'Swift Dzire', { ...emptySearch, ...given })
      expect(lines(text)).toHaveLength(1 + known.length)
      for (const part of known) expect(text).toContain(part)
    }),
    { numRuns: 1000 },
  )
})
