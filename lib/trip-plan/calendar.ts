import { addDays, daysBetween, isDay } from '@/lib/time/days'
import { planPayments } from '@/lib/booking/payments'
import { refunds } from '@/lib/booking/rules'
import { DAY } from '@/lib/time/clock'
import { interpolate, type Message } from '@/lib/format/interpolate'
import { isGiven } from '@/lib/format/text'
import { formatItems, joinBy } from '@/lib/format/list'
import { toDelhiTime } from '@/lib/time/delhi'
import { type Component, escapeText, type Property, toCalendarText, toDate, toInstant } from './ical-text'
import type { StopCheck } from './check'
import { momentOf } from './moments'
import { sameName, type Stop, type TripPlan } from './plan'
import { minutesBetween, type Shuttle } from '@/lib/fleet/shuttle-rounds'

/** The messages of a calendar, from the content, with their arguments in braces. */
export type CalendarLabels = {
  /** The product identifier that the RFC requires: '-//Company//Trip plan//EN'. */
  product: string
  /** '{places}', the stops without a time: those that come before the day's first time, and those after a time. */
  before: string
  then: string
  /** In a day none of whose stops has a time; '{day}' counts from 1. */
  day: string
  /** '{from}' and '{to}' of a way. */
  way: string
  /** '{number}' and '{point}'. */
  flight: string
  train: string
  /** '{name}' and '{phone}' of the contact on the spot. */
  contact: string
  /** '{people}', '{from}' and '{to}' of a function. */
  shuttle: Message
  /** Between two stops of a list: '{first}' and '{next}'. */
  clauses: string
  /** '{percent}' of the amount that falls due, if the trip is booked. */
  balance: string
  boarding: string
  /** The last day on which a cancellation returns '{percent}' of what was paid. */
  cancellation: string
}

/**
 * @property checks of the plan's days, for when a drive ends. @property host is the suffix of the events' ids. @property now
 * is when the file is made, and decides which reminders are in the future.
 */
export type CalendarOptions = {
  labels: CalendarLabels
  checks: { stops: Pick<StopCheck, 'arrive'>[] }[]
  host: string
  now: Date
}

/** The data of one event; texts are not yet escaped. */
type Entry = {
  /** That of its part of the plan, or the name of a reminder. */
  id: number | string
  when: Property[]
  summary: string
  location?: string
  description?: string
  alarm?: string
}

/** Alarms: at 9:00 on the day before an all-day event; an hour before an event with a time. */
const DAY_BEFORE = '-PT15H'
const HOUR_BEFORE = '-PT1H'

/** The instant of a day and time in Delhi. */
const instant = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)

/** An event from an instant on; one whose end is not known has none, and takes no time (RFC 5545, 3.6.1). */
const lasting = (from: Date, minutes = 0): Property[] => [
  ['DTSTART', toInstant(from)],
  ...(minutes > 0 ? [['DTEND', toInstant(new Date(from.getTime() + 60_000 * minutes))] as const] : []),
]

const allDay = (day: string): Property[] => [
  ['DTSTART;VALUE=DATE', toDate(day)],
  ['DTEND;VALUE=DATE', toDate(addDays(day, 1))],
  ['TRANSP', 'TRANSPARENT'],
]

const lines = (...texts: (string | undefined)[]) => texts.filter(isGiven).join('\n')

function connectionLine({ connection }: Stop, labels: CalendarLabels): string {
  return connection
    ? interpolate(labels[connection.carrier], { number: connection.number, point: connection.point })
    : ''
}

/** A stop in a list of stops: its place, connection and note. */
const stopSummary = (stop: Stop, labels: CalendarLabels) =>
  formatItems([stop.place, connectionLine(stop, labels), stop.note].filter(isGiven))

/** Where the way begins, and the last other place that it leads to. */
function wayTitle(stops: Stop[], { way }: CalendarLabels): string {
  const [from = '', ...others] = stops.map(({ place }) => place)
  const to = others.findLast((place) => !sameName(place, from))
  return to ? interpolate(way, { from, to }) : from
}

const placesLine = (template: string, stops: Stop[], labels: CalendarLabels) =>
  stops.length === 0
    ? ''
    : interpolate(template, {
        places: joinBy(
          labels.clauses,
          stops.map((stop) => stopSummary(stop, labels)),
        ),
      })

type Day = { id: number; day: string; number: number; stops: TimedStop[]; contact: string }
/** With the counted arrival, where there is one. */
type TimedStop = Stop & Pick<StopCheck, 'arrive'>

/** The events of a day's stops: one for each time, with the stops that have none in the description. */
function dayEntries({ id, day, number, stops, contact }: Day, labels: CalendarLabels): Entry[] {
  const known = stops.filter(({ place }) => isGiven(place))
  if (known.length === 0) return []
  const times = known.flatMap((stop, index) => (stop.time === '' ? [] : [index]))
  if (times.length === 0) {
    const heading = interpolate(labels.day, { day: number })
    const description = lines(heading, placesLine('{places}', known, labels), contact)
    return [{ id, when: allDay(day), summary: wayTitle(known, labels), description }]
  }
  let latest: number | undefined
  return known.flatMap((stop, index): Entry[] => {
    if (stop.time === '') return []
    latest = momentOf(stop.time, latest)
    const at = instant(addDays(day, Math.floor(latest / DAY)), stop.time)
    const earlier = index === times[0] ? known.slice(0, index) : []
    const next = times[times.indexOf(index) + 1] ?? known.length
    const later = known.slice(index + 1, next)
    const description = lines(
      placesLine(labels.before, earlier, labels),
      connectionLine(stop, labels),
      stop.note,
      placesLine(labels.then, later, labels),
      contact,
    )
    const driven = known.slice(index, next + 1)
    const { arrive = 0 } = driven.length > 1 ? (driven.at(-1) ?? {}) : {}
    return [
      {
        id: stop.id,
        when: lasting(at, arrive - latest),
        summary: wayTitle(driven, labels),
        location: stop.place,
        description,
        alarm: HOUR_BEFORE,
      },
    ]
  })
}

/** A function's event, from its first departure to the time by which all guests have arrived. */
function shuttleEntry(shuttle: Shuttle, day: string, labels: CalendarLabels): Entry[] {
  const { id, start, by, title, to, from, people } = shuttle
  const summary = [title, to, from].find(isGiven)
  // As a stop without a place: an event needs a name.
  if (!summary || (start === '' && by === '')) return []
  const when = lasting(instant(day, start || by), start && by ? minutesBetween(start, by) : 0)
  const description = interpolate(labels.shuttle, { people, from, to })
  return [{ id, when, summary, location: to, description, alarm: HOUR_BEFORE }]
}

/** Future days on which a payment is due or a cancellation becomes more expensive. */
function reminderEntries({ start }: TripPlan, labels: CalendarLabels, today: string): Entry[] {
  const daysLeft = daysBetween(today, start)
  const payments = planPayments(daysLeft).flatMap(({ key, percent, daysBefore }) =>
    // The advance is due on booking, whose day is unknown.
    key === 'advance' ? [] : [{ key, days: daysBefore, summary: interpolate(labels[key], { percent }) }],
  )
  const cancellations = refunds
    .filter(({ percent }) => percent > 0)
    .map(({ fromDays, percent }) => ({
      key: `cancellation-${percent}`,
      days: fromDays,
      summary: interpolate(labels.cancellation, { percent }),
    }))
  return [...payments, ...cancellations]
    .filter(({ days }) => days >= 0 && days <= daysLeft)
    .map(({ key, days, summary }) => ({
      id: key,
      when: allDay(addDays(start, -days)),
      summary,
      alarm: DAY_BEFORE,
    }))
}

/** RFC 5545, 3.8.7.4: a later file has the greater number, so that its events replace those of an earlier one. */
const sequenceAt = (now: Date) => String(Math.max(0, Math.floor((now.getTime() - Date.UTC(2026, 0)) / 1000)))

function toEvent(entry: Entry, planId: string, { host, now }: CalendarOptions): Component {
  const { id, when, summary, location, description, alarm } = entry
  const text = (name: string, value: string | undefined): Property[] =>
    isGiven(value) ? [[name, escapeText(value)]] : []
  const properties: Property[] = [
    ['UID', escapeText(`${planId}-${id}@${host}`)],
    ['DTSTAMP', toInstant(now)],
    ['SEQUENCE', sequenceAt(now)],
    ...when,
    ...text('SUMMARY', summary),
    ...text('LOCATION', location),
    ...text('DESCRIPTION', description),
  ]
  const reminder: Component[] = alarm
    ? [
        {
          name: 'VALARM',
          properties: [['ACTION', 'DISPLAY'], ['TRIGGER', alarm], ...text('DESCRIPTION', summary)],
        },
      ]
    : []
  return { name: 'VEVENT', properties, parts: reminder }
}

/**
 * A plan as an iCalendar file (RFC 5545), for Google, Apple and Outlook calendars: an event for each stop with a time,
 * as long as the drive from there, and for each function, days without times as events of a whole day, and the days on which payments are due or
 * cancellations become more expensive. Undefined while the plan has no first day or nothing to show.
 *
 * Times are in UTC: India has one offset the whole year, so that every calendar shows the right time without a
 * VTIMEZONE, and Outlook does not warn of an unknown zone. An event's id is that of its stop, day or function, wherever
 * that is moved: importing a changed plan again updates its events and duplicates none. The file has no METHOD, which is
 * for messages between calendars and would need an ORGANIZER (RFC 5546, 3.2.1).
 */
export function planCalendar(plan: TripPlan, options: CalendarOptions): string | undefined {
  const { labels, checks, now } = options
  const { id, start, name, contact, days, shuttles } = plan
  if (!isDay(start)) return undefined
  const contactLine =
    isGiven(contact.name) || isGiven(contact.phone) ? interpolate(labels.contact, contact) : ''
  const stops = days.flatMap((day, index) =>
    dayEntries(
      {
        id: day.id,
        day: addDays(start, index),
        number: index + 1,
        stops: day.stops.map((stop, place) => ({ ...stop, arrive: checks[index]?.stops[place]?.arrive })),
        contact: contactLine,
      },
      labels,
    ),
  )
  const functions = shuttles.flatMap((shuttle) => shuttleEntry(shuttle, addDays(start, shuttle.day), labels))
  const entries = [...stops, ...functions]
  if (entries.length === 0) return undefined
  const reminders = reminderEntries(plan, labels, toDelhiTime(now).date)
  return toCalendarText({
    name: 'VCALENDAR',
    properties: [
      ['VERSION', '2.0'],
      ['PRODID', escapeText(labels.product)],
      ['CALSCALE', 'GREGORIAN'],
      ...(isGiven(name) ? [['X-WR-CALNAME', escapeText(name)] as const] : []),
    ],
    parts: [...entries, ...reminders].map((entry) => toEvent(entry, id, options)),
  })
}
