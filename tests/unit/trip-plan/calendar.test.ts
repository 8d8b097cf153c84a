import ICAL from 'ical.js'
import { addDays } from '@/lib/time/days'
import { type CalendarLabels, planCalendar } from '@/lib/trip-plan/calendar'
import { checkPlan } from '@/lib/trip-plan/check'
import { emptyPlan, type Stop, type TripPlan } from '@/lib/trip-plan/plan'
import { anyPlan } from './any-plan'
import { shuttleOf, stopAt } from './plans'
import { known } from '../guides/roads'
import { forAll } from '@/tests/unit/for-all'

const labels: CalendarLabels = {
  product: '-//Company//Trip plan//EN',
  before: 'Before: {places}',
  then: 'Then: {places}',
  day: 'Day {day}',
  way: '{from} – {to}',
  flight: 'Flight {number}, {point}',
  train: 'Train {number}, {point}',
  contact: 'On the spot: {name}, {phone}',
  shuttle: '{people} people from {from} to {to}',
  clauses: '{first}; {next}',
  balance: '{percent} % due',
  boarding: '{percent} % at boarding',
  cancellation: 'Last day to cancel for {percent} %',
}
const now = new Date('2026-11-23T04:00:00Z')
const later = new Date(now.getTime() + 60_000)
const make = (plan: TripPlan, at = now) => {
  const checks = checkPlan(plan, known, at).days
  return planCalendar(plan, { labels, checks, host: 'example.com', now: at })
}

const parse = (text: string) => new ICAL.Component(ICAL.parse(text))
const eventsIn = (calendar: ICAL.Component) =>
  calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
const eventsOf = (plan: TripPlan, at?: Date) => eventsIn(parse(make(plan, at) ?? ''))

let lastId = 100
const stop = (place: string, time = '', more: Partial<Stop> = {}) =>
  stopAt(place, time, { id: ++lastId, ...more })
const planOf = (days: Stop[][], more: Partial<TripPlan> = {}): TripPlan => ({
  ...emptyPlan('abc'),
  start: '2026-12-20',
  days: days.map((stops, index) => ({ id: index + 1, stops })),
  ...more,
})

/** The unfolded lines. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

/** Lines of at most 75 octets, each ended by CRLF, and whole characters only. */
function expectLines(text: string): void {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of text.slice(0, -2).split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n\p{Cs}]/u)
  }
}

/** An object of RFC 5545 with what it requires, for a file and not for a message, whose events end after they begin. */
function expectCalendar(calendar: ICAL.Component): void {
  const once = (component: ICAL.Component, ...names: string[]) =>
    names.every((name) => component.getAllProperties(name).length === 1)
  expect(once(calendar, 'version', 'prodid')).toBe(true)
  expect(calendar.hasProperty('method')).toBe(false)
  for (const event of calendar.getAllSubcomponents('vevent')) {
    expect(once(event, 'uid', 'dtstamp', 'dtstart', 'summary', 'sequence')).toBe(true)
    for (const alarm of event.getAllSubcomponents('valarm'))
      expect(once(alarm, 'action', 'trigger', 'description')).toBe(true)
    const { startDate, endDate } = new ICAL.Event(event)
    expect(endDate.compare(startDate)).toBe(event.hasProperty('dtend') ? 1 : 0)
  }
}

/** The places of the plan's stops with a time, unchanged. */
function expectPlaces(calendar: ICAL.Component, { days }: TripPlan): void {
  const stops = days.flatMap((day) => day.stops)
  const ids = stops.map(({ id }) => id)
  const ofStops = eventsIn(calendar).filter(({ uid }) => ids.includes(Number(uid.split(/[-@]/)[1])))
  expect(ofStops.map(({ location }) => location)).toEqual(
    stops.filter(({ place, time }) => time && place.trim()).map(({ place }) => place),
  )
}

/** A unique id for each event, which the calendar of a minute later has too. */
function expectIds(text: string, plan: TripPlan): void {
  const uidsIn = (calendar = '') => unfolded(calendar).filter((line) => line.startsWith('UID:'))
  const uids = uidsIn(text)
  expect(new Set(uids).size).toBe(uids.length)
  expect(uidsIn(make(plan, later))).toEqual(uids)
}

it('the calendar of any plan can be parsed, with its places unchanged, and is none without a first day', () => {
  forAll(60, 200)(anyPlan, (plan) => {
    expect(make({ ...plan, start: '' })).toBeUndefined()
    const text = make(plan)
    if (text === undefined) return
    const calendar = parse(text)
    expectLines(text)
    expectCalendar(calendar)
    expectPlaces(calendar, plan)
    expectIds(text, plan)
  })
})

describe('the calendar of a trip', () => {
  const trip = planOf(
    [
      [
        stop('Moradabad bypass'),
        stop('Delhi; T3, gate 4', '09:30'),
        stop('Gajraula'),
        stop('Nainital', '16:00'),
      ],
      [stop('Corbett'), stop('Ramnagar')],
      [],
    ],
    { contact: { name: 'Asha', phone: '0000' }, name: 'Hills' },
  )

  it('has times in Delhi’s time zone', () => {
    const [first] = eventsOf(trip)
    expect(first?.startDate.toJSDate().toISOString()).toBe('2026-12-20T04:00:00.000Z')
    expect(first?.summary).toBe('Delhi; T3, gate 4 – Nainital')
  })

  it.each([
    [360, 'Delhi 06:00, Haldwani'],
    [320, 'Delhi 06:00, Gajraula, Haldwani 14:00'],
    [360, 'Delhi 20:00, Haldwani 02:00'],
    [360, 'Delhi 06:00, Haldwani, Haldwani 14:00'],
    [0, 'Delhi 06:00, Pushkar'],
    [0, 'Delhi 06:00'],
  ])('a drive lasts the %s minutes that are counted for it: %s', (minutes, stops) => {
    const way = stops.split(', ').map((each) => stop(...(each.split(' ') as [string, string?])))
    expect(eventsOf(planOf([way]))[0]?.duration.toSeconds()).toBe(minutes * 60)
  })

  it('knows a stop after others were moved or taken out, by an id that stays and a sequence that grows', () => {
    const dinner = stop('Late dinner', '21:00')
    const first = eventsOf(planOf([[stop('Delhi', '06:00'), dinner]])).find(
      ({ summary }) => summary === 'Late dinner',
    )
    const [moved] = eventsOf(planOf([[], [dinner]]), later)
    expect(moved?.uid).toBe(first?.uid)
    expect(moved?.sequence).toBeGreaterThan(first?.sequence ?? Infinity)
  })

  it('names the way by the last place that is another one', () => {
    const titles = (...stops: Stop[]) =>
      eventsOf(planOf([stops])).flatMap(({ location, summary }) => (location ? summary : []))
    const start = stop('Delhi', '06:00')
    expect(titles(start, stop('Agra'), stop('delhi '))).toEqual(['Delhi – Agra'])
    expect(titles(start, stop('Agra', '10:00'), stop('Delhi'))).toEqual(['Delhi – Agra', 'Agra – Delhi'])
  })

  it('puts a time after midnight that follows an evening stop on the next date', () => {
    const wedding = planOf([[stop('Hotel', '19:00'), stop('Farm', '00:30')]])
    expect(eventsOf(wedding)[1]?.startDate.toJSDate().toISOString()).toBe('2026-12-20T19:00:00.000Z')
  })

  it('lists stops with the preceding time, and the first ones with the first time', () => {
    const [first, second] = eventsOf(trip)
    expect(first?.description).toBe('Before: Moradabad bypass\nThen: Gajraula\nOn the spot: Asha, 0000')
    expect(second?.description).toBe('On the spot: Asha, 0000')
  })

  it('has an all-day event for a day without times, and none for a free day', () => {
    const days = eventsOf(trip).filter(({ startDate, uid }) => startDate.isDate && /^\w+-\d+@/.test(uid))
    expect(days.map(({ summary, description }) => [summary, description])).toEqual([
      ['Corbett – Ramnagar', 'Day 2\nCorbett; Ramnagar\nOn the spot: Asha, 0000'],
    ])
    expect(days[0]?.startDate.toString()).toBe('2026-12-21')
    expect(days[0]?.endDate.toString()).toBe('2026-12-22')
  })

  it('contains the flight of a stop', () => {
    const connection = { carrier: 'flight', number: 'AI 101', point: 'T3' } as const
    const [event] = eventsOf(planOf([[stop('IGI Airport', '23:45', { connection, note: 'Two guests' })]]))
    expect(event?.description).toBe('Flight AI 101, T3\nTwo guests')
  })

  it('has reminders of future payments and cancellations', () => {
    const reminders = (start: string) =>
      eventsOf({ ...trip, start })
        .filter(({ uid }) => /-[a-z]/.test(uid))
        .map(({ summary, startDate }) => [summary, startDate.toString()])
    expect(reminders('2026-12-20')).toEqual([
      ['50 % due', '2026-12-18'],
      ['20 % at boarding', '2026-12-20'],
      ['Last day to cancel for 100 %', '2026-12-18'],
      ['Last day to cancel for 50 %', '2026-12-19'],
    ])
    expect(reminders('2026-11-24')).toEqual([
      ['50 % due', '2026-11-23'],
      ['20 % at boarding', '2026-11-24'],
      ['Last day to cancel for 50 %', '2026-11-23'],
    ])
    expect(reminders(addDays('2026-11-23', -1))).toEqual([])
  })

  it('has an alarm for every event', () => {
    const events = parse(make(trip) ?? '').getAllSubcomponents('vevent')
    const triggers = events
      .filter((event) => event.getFirstPropertyValue('location'))
      .map((event) => event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString())
    expect(triggers).toEqual(['-PT1H', '-PT1H'])
  })

  it('ends a function after midnight on the next day, and leaves out one that is not named', () => {
    const shuttle = shuttleOf({ title: 'Reception', to: 'Lawn', people: 240, start: '23:00', by: '00:30' })
    const [event, wrong] = eventsOf({
      ...planOf([[]]),
      shuttles: [{ ...shuttle, title: '', from: '', to: '' }, shuttle, { ...shuttle, id: 2, by: '22:00' }],
    })
    expect(event?.summary).toBe('Reception')
    expect(event?.description).toBe('240 people from Hotel to Lawn')
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-12-20T17:30:00.000Z')
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-12-20T19:00:00.000Z')
    expect(wrong?.endDate.toJSDate().toISOString()).toBe('2026-12-20T17:30:00.000Z')
  })

  it('escapes line breaks and separators of texts', () => {
    const hostile = 'A\r\nBEGIN:VALARM\\n;,\u2028\u0000'
    const [event] = eventsOf(planOf([[stop(hostile, '10:00')]]))
    expect(event?.summary).toBe('A\nBEGIN:VALARM\\n;,\n')
  })
})
