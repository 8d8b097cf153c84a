import { enquiryMessage, givenUpMessage, tripMessage } from '@/lib/enquiry/message'
import { getMessages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { emptySearch } from '@/lib/trip/trip'
import { outstationTrip } from './fakes'

const messages = getMessages().message
const lines = (text: string) => text.split('\n')
const greeting = interpolate(messages.greeting, { vehicle: 'Swift Dzire' })

it.each([
  ['no trip', undefined],
  ['an empty trip', emptySearch],
  ['blank values', { ...emptySearch, location: '   ' }],
])('is the greeting with the vehicle’s name alone for %s', (_, trip) => {
  expect(tripMessage(messages, 'Swift Dzire', trip)).toBe(greeting)
})

it('has a line for each known value of a trip', () => {
  const trip = { ...outstationTrip, location: 'Connaught Place' }
  expect(lines(tripMessage(messages, 'Swift Dzire', trip))).toEqual([
    greeting,
    interpolate(messages.location, { value: 'Connaught Place' }),
    interpolate(messages.from, { value: 'Delhi' }),
    interpolate(messages.destination, { value: 'Nainital' }),
    interpolate(messages.when, { value: `${formatDay('2026-11-25')}, 09:30` }),
    interpolate(messages.returnDate, { value: formatDay('2026-11-28') }),
    interpolate(messages.name, { value: 'Asha Rao' }),
    interpolate(messages.contact, { value: '9876543210' }),
  ])
})

it('has who travels, and ends with the reference once there is one; without a vehicle it has no greeting', () => {
  const text = tripMessage(messages, '', emptySearch, 'K7M3QX', { people: 12, bags: 0 })
  expect(lines(text)).toEqual([
    interpolate(messages.people, { value: 12 }),
    interpolate(messages.reference, { value: 'K7M3QX' }),
  ])
  expect(tripMessage(messages, '', emptySearch, '', { bags: 6 })).toBe(
    interpolate(messages.bags, { value: 6 }),
  )
})

it.each([
  [{ date: '2026-11-25' }, 'day', formatDay('2026-11-25')],
  [{ time: '09:30' }, 'when', '09:30'],
] as const)('has only what is known of %j', (known, line, value) => {
  const text = tripMessage(messages, 'Swift Dzire', { ...emptySearch, ...known })
  expect(lines(text)).toEqual([greeting, interpolate(messages[line], { value })])
})

it('does not interpolate braces and dollar signs of values', () => {
  const text = tripMessage(messages, 'Swift Dzire', { ...emptySearch, location: "{vehicle} $& $' {x}" })
  expect(lines(text)[1]).toBe(interpolate(messages.location, { value: '' }) + "{vehicle} $& $' {x}")
})

it('of another enquiry has a line for each value that was given', () => {
  const labels = { from_name: 'Name', phone: 'Contact', message: 'Requirements' }
  const params = { from_name: 'Asha', phone: '', message: 'Two cars', page_url: 'https://cars.example/' }
  expect(enquiryMessage(labels, params)).toBe('Name: Asha\nRequirements: Two cars')
})

it('has the values of an enquiry that was given up, without its page and what stands for none', () => {
  const params = {
    from_name: 'Asha Rao',
    page_url: 'https://cars.example/',
    return_date: '-',
    phone: '9876543210',
    to: 'NH',
  }
  expect(givenUpMessage(params)).toBe('Asha Rao\n9876543210\nNH')
})
