import { addDays, isDay } from '@/lib/time/days'
import { MAX_VALUE } from '@/lib/enquiry/mail-safe'
import { interpolate, type Message } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { formatItems } from '@/lib/format/list'
import { isGiven, wellFormed } from '@/lib/format/text'
import type { Shuttle } from '@/lib/fleet/shuttle-rounds'
import { type PlanParty, peopleOf, type PlanDay, type Stop, type TripPlan } from './plan'

/** The messages of a plan as text, from the content, with their arguments in braces. */
export type TextLabels = {
  /** '{reference}' of the enquiry that a plan was before it was changed. */
  changes: string
  /** '{name}' of the plan. */
  name: string
  /** '{day}', or '{first}' and '{last}'. */
  oneDay: string
  manyDays: string
  kinds: Record<TripPlan['type'], string>
  isReturn: string
  oneWay: string
  /** '{people}'; '{children}' and '{seats}'; '{large}' and '{cabin}'. */
  people: Message
  children: Message
  bags: Message
  /** '{vehicles}', a list of `vehicle`: '{count}' and '{name}'. */
  vehicles: string
  vehicle: Message
  /** '{name}' and '{phone}' of the local contact; '{email}' of the sender; '{wishes}'. */
  contact: string
  email: string
  wishes: string
  /** The heading of a day: '{number}', or '{number}' and '{day}'. */
  day: string
  datedDay: string
  /** '{time}' and '{stop}'; '{stop}' after another. */
  timed: string
  then: string
  /** '{number}' and '{point}'. */
  flight: string
  train: string
  /** '{people}', '{from}', '{to}', and '{times}': '{start}' and '{by}'; '{title}' and '{text}' of one with a title. */
  shuttle: Message
  titled: string
  /** '{day}', as in the heading of a day, and '{shuttle}'. */
  shuttleOnDay: string
  times: string
  /** '{count}' of the lines that are left out. */
  more: Message
}

/**
 * @property max the greatest length of the text, which `lengthOf` measures: by default in UTF-16 code units, as form
 * controls and the mail limit do. @property nameOf gives a vehicle's name by its slug.
 */
export type TextOptions = {
  labels: TextLabels
  max: number
  nameOf: (slug: string) => string
  email?: string
  /** Lines of what the planner answers: kilometres and hours, the vehicles that fit. */
  total?: string[]
  lengthOf?: (text: string) => number
}

/** The length of a text in a chat link, URL-encoded. */
export const lengthInAddress = (text: string) => encodeURIComponent(text).length
/** The greatest such length: web servers commonly reject a request line of more than 8,190 octets. */
export const MAX_IN_ADDRESS = 6000

/** How many characters of an enquiry's message are left for a plan, after the return date and its line break. */
export const MAX_BRIEF = MAX_VALUE - 'YYYY-MM-DD\n'.length

type Line = { text: string; isHeading?: boolean }

const line = (text: string): Line[] => (isGiven(text) ? [{ text }] : [])
const listed = (...parts: (string | undefined)[]) => formatItems(parts.filter(isGiven))

function stopText({ place, connection, note }: Stop, labels: TextLabels): string {
  const { carrier, number = '', point = '' } = connection ?? {}
  return listed(
    place,
    carrier && isGiven(number + point) ? interpolate(labels[carrier], { number, point }) : '',
    note,
  )
}

/** The heading of a day. @param index of the day, from 0. */
function dayText(index: number, start: string, labels: TextLabels): string {
  const number = index + 1
  return isDay(start)
    ? interpolate(labels.datedDay, { number, day: formatDay(addDays(start, index)) })
    : interpolate(labels.day, { number })
}

function dayLines({ stops }: PlanDay, index: number, start: string, labels: TextLabels): Line[] {
  const given = stops
    .map((stop) => ({ ...stop, text: stopText(stop, labels) }))
    .filter(({ text }) => isGiven(text))
  const lines = given.flatMap(({ time, text: stop }, index) => {
    if (time) return line(interpolate(labels.timed, { time, stop }))
    return line(index === 0 ? stop : interpolate(labels.then, { stop }))
  })
  if (lines.length === 0) return []
  return [{ text: dayText(index, start, labels), isHeading: true }, ...lines]
}

function whenText({ start, days }: TripPlan, labels: TextLabels): string {
  if (!isDay(start)) return ''
  const [first, last] = [formatDay(start), formatDay(addDays(start, days.length - 1))]
  return first === last
    ? interpolate(labels.oneDay, { day: first })
    : interpolate(labels.manyDays, { first, last })
}

/** How many people travel, and, where there are any, children and bags: a text each. */
export function partyTexts(
  party: PlanParty,
  labels: Pick<TextLabels, 'people' | 'children' | 'bags'>,
): string[] {
  const { children, childSeats: seats, largeBags: large, cabinBags: cabin } = party
  const people = peopleOf(party)
  return [
    people > 0 ? interpolate(labels.people, { people }) : '',
    children > 0 ? interpolate(labels.children, { children, seats }) : '',
    large + cabin > 0 ? interpolate(labels.bags, { large, cabin }) : '',
  ].filter(isGiven)
}

function vehicleLines({ vehicles }: TripPlan, { labels, nameOf }: TextOptions): Line[] {
  const list = vehicles
    .filter(({ count }) => count > 0)
    .map(({ slug, count }) => interpolate(labels.vehicle, { count, name: nameOf(slug) }))
  return list.length > 0 ? line(interpolate(labels.vehicles, { vehicles: listed(...list) })) : []
}

/** A function as one line. A missing place is a dash, and a single time is shown without one. */
export function shuttleText(
  { title, people, from, to, start, by }: Omit<Shuttle, 'id' | 'day' | 'minutes'>,
  labels: Pick<TextLabels, 'shuttle' | 'times' | 'titled'>,
): string {
  const times = start && by ? interpolate(labels.times, { start, by }) : start || by
  const text = interpolate(labels.shuttle, { people, from: from || '–', to: to || '–', times })
  return isGiven(title) ? interpolate(labels.titled, { title, text }) : text
}

/** A function with its day, unless the trip has only one. */
function shuttleLine(shuttle: Shuttle, { days, start }: TripPlan, labels: TextLabels): Line[] {
  if (shuttle.people === 0 && !isGiven(shuttle.title)) return []
  const text = shuttleText(shuttle, labels)
  if (days.length === 1) return line(text)
  return line(interpolate(labels.shuttleOnDay, { day: dayText(shuttle.day, start, labels), shuttle: text }))
}

/**
 * The lines of a plan. The days come last: they are the longest part, and the end is cut off where the text is too
 * long.
 */
function linesOf(plan: TripPlan, options: TextOptions): Line[] {
  const { labels, email = '', total = [] } = options
  const { name, type, isReturn, contact, wishes, days, start, shuttles, sent, reference } = plan
  return [
    ...(reference && !sent ? line(interpolate(labels.changes, { reference })) : []),
    ...(isGiven(name) ? line(interpolate(labels.name, { name })) : []),
    ...line(
      listed(labels.kinds[type], type === 'outstation' ? labels[isReturn ? 'isReturn' : 'oneWay'] : ''),
    ),
    ...line(whenText(plan, labels)),
    ...partyTexts(plan.party, labels).flatMap(line),
    ...vehicleLines(plan, options),
    ...total.flatMap(line),
    ...(isGiven(contact.name) || isGiven(contact.phone) ? line(interpolate(labels.contact, contact)) : []),
    ...(isGiven(email) ? line(interpolate(labels.email, { email })) : []),
    ...(isGiven(wishes)
      ? line(interpolate(labels.wishes, { wishes: wishes.trim().replace(/\s*\n\s*/g, ' / ') }))
      : []),
    ...shuttles.flatMap((shuttle) => shuttleLine(shuttle, plan, labels)),
    ...days.flatMap((day, index) => dayLines(day, index, start, labels)),
  ]
}

/** The first lines, and how many more there are. A heading is never the last line, and headings are not counted. */
function cutAfter(lines: Line[], kept: number, more: Message): string {
  const end = lines[kept - 1]?.isHeading ? kept - 1 : kept
  const count = lines.slice(end).filter(({ isHeading }) => !isHeading).length
  return [
    ...lines.slice(0, end).map(({ text }) => text),
    ...(count > 0 ? [interpolate(more, { count })] : []),
  ].join('\n')
}

/** The longest part of a text that fits, in whole characters. */
function cutWithin(text: string, fits: (text: string) => boolean): string {
  let kept = ''
  for (const character of text) {
    if (!fits(kept + character)) break
    kept += character
  }
  return kept
}

/**
 * A plan as plain text, for mail, chat and clipboard: a line for each given value, then the days with their stops. A
 * text that is too long ends after a whole line, with the number of lines left out; only where not even one line fits
 * is that line cut. Safe for mail (`mailSafe`) except for its own line breaks.
 * @returns a well-formed text of at most `max`, empty only where `max` is.
 */
export function planText(plan: TripPlan, options: TextOptions): string {
  const { labels, max, lengthOf = (text) => text.length } = options
  const fits = (text: string) => lengthOf(text) <= max
  const lines = linesOf(plan, options).map(({ text, isHeading }) => ({
    text: wellFormed(text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ')),
    isHeading,
  }))
  let best = ''
  for (let kept = 1; kept <= lines.length; kept += 1) {
    const text = cutAfter(lines, kept, labels.more)
    if (fits(text)) best = text
    // Every longer text contains these lines.
    else if (
      !fits(
        lines
          .slice(0, kept)
          .map((each) => each.text)
          .join('\n'),
      )
    )
      break
  }
  return best || cutWithin(lines[0]?.text ?? '', fits)
}
