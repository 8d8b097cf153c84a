import { addDays, isDay } from '@/lib/booking/days'
import { fill } from '@/lib/site/fill'
import { formatDay } from '@/lib/site/format'
import { peopleOf, type PlanDay, type Shuttle, type Stop, type TripPlan } from './plan'

/** The words of a plan as a text, from the content; the names in braces are filled in. */
export type TextLabels = {
  /** '{name}' of the plan. */
  name: string
  /** '{day}', or '{first}' and '{last}'. */
  oneDay: string
  manyDays: string
  kinds: Record<TripPlan['type'], string>
  isReturn: string
  oneWay: string
  /** '{people}'; '{children}' and '{seats}'; '{large}' and '{cabin}'. */
  people: string
  children: string
  bags: string
  /** '{vehicles}', a list of `vehicle`: '{count}' and '{name}'. */
  vehicles: string
  vehicle: string
  /** '{name}' and '{phone}' of the contact on the spot; '{email}' of who asks; '{wishes}'. */
  contact: string
  email: string
  wishes: string
  /** The heading of a day: '{number}', or '{number}' and '{day}'. */
  day: string
  datedDay: string
  /** '{time}' and '{stop}'; '{stop}'. */
  timed: string
  onTheWay: string
  /** '{number}' and '{point}'. */
  flight: string
  train: string
  /** '{title}', '{people}', '{from}', '{to}', and '{times}'. */
  shuttle: string
  /** How many lines are left out: '{count}'. */
  more: string
}

/**
 * @property max the length that the text may have, and `lengthOf` how that is counted: in UTF-16 units, as a control
 * and the mail count, unless given. @property nameOf gives a vehicle's name by its slug.
 */
export type TextOptions = {
  labels: TextLabels
  max: number
  nameOf: (slug: string) => string
  email?: string
  lengthOf?: (text: string) => number
}

/** The length of a text in the address of a chat. */
export const lengthInAddress = (text: string) => encodeURIComponent(text).length
/** The most of it: web servers commonly refuse a request line of more than 8,190 octets. */
export const MAX_IN_ADDRESS = 6000

type Line = { text: string; isHeading?: boolean }

// As `toWellFormed()`, which the oldest browsers have not. `u` reads a pair as one character.
const LONE_SURROGATE = /\p{Cs}/gu

const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''
const line = (text: string): Line[] => (isGiven(text) ? [{ text }] : [])
const listed = (...parts: (string | undefined)[]) => parts.filter(isGiven).join(', ')

function stopText({ place, connection, note }: Stop, labels: TextLabels): string {
  const { carrier, number = '', point = '' } = connection ?? {}
  return listed(
    place,
    carrier && isGiven(number + point) ? fill(labels[carrier], { number, point }) : '',
    note,
  )
}

function dayLines({ stops }: PlanDay, number: number, start: string, labels: TextLabels): Line[] {
  const lines = stops.flatMap((stop) => {
    const text = stopText(stop, labels)
    if (!isGiven(text)) return []
    return line(
      stop.time ? fill(labels.timed, { time: stop.time, stop: text }) : fill(labels.onTheWay, { stop: text }),
    )
  })
  if (lines.length === 0) return []
  const heading = isDay(start)
    ? fill(labels.datedDay, { number, day: formatDay(addDays(start, number - 1)) })
    : fill(labels.day, { number })
  return [{ text: heading, isHeading: true }, ...lines]
}

function whenText({ start, days }: TripPlan, labels: TextLabels): string {
  if (!isDay(start)) return ''
  const [first, last] = [formatDay(start), formatDay(addDays(start, days.length - 1))]
  return first === last ? fill(labels.oneDay, { day: first }) : fill(labels.manyDays, { first, last })
}

function partyLines({ party }: TripPlan, labels: TextLabels): Line[] {
  const { children, childSeats: seats, largeBags: large, cabinBags: cabin } = party
  return [
    ...line(fill(labels.people, { people: peopleOf(party) })),
    ...(children > 0 ? line(fill(labels.children, { children, seats })) : []),
    ...(large + cabin > 0 ? line(fill(labels.bags, { large, cabin })) : []),
  ]
}

function vehicleLines({ vehicles }: TripPlan, { labels, nameOf }: TextOptions): Line[] {
  const list = vehicles
    .filter(({ count }) => count > 0)
    .map(({ slug, count }) => fill(labels.vehicle, { count, name: nameOf(slug) }))
  return list.length > 0 ? line(fill(labels.vehicles, { vehicles: listed(...list) })) : []
}

const shuttleLine = ({ title, people, from, to, start, by }: Shuttle, labels: TextLabels): Line[] =>
  people > 0 || isGiven(title)
    ? line(
        fill(labels.shuttle, {
          title,
          people,
          from: from || '–',
          to: to || '–',
          times: [start, by].filter(isGiven).join('–'),
        }),
      )
    : []

/** Who travels, when and with what; what no other line can stand for comes before the days, which are long. */
function linesOf(plan: TripPlan, options: TextOptions): Line[] {
  const { labels, email = '' } = options
  const { name, type, isReturn, contact, wishes, days, start, shuttles } = plan
  return [
    ...(isGiven(name) ? line(fill(labels.name, { name })) : []),
    ...line(
      listed(labels.kinds[type], type === 'outstation' ? labels[isReturn ? 'isReturn' : 'oneWay'] : ''),
    ),
    ...line(whenText(plan, labels)),
    ...partyLines(plan, labels),
    ...vehicleLines(plan, options),
    ...(isGiven(contact.name) || isGiven(contact.phone) ? line(fill(labels.contact, contact)) : []),
    ...(isGiven(email) ? line(fill(labels.email, { email })) : []),
    ...(isGiven(wishes)
      ? line(fill(labels.wishes, { wishes: wishes.trim().replace(/\s*\n\s*/g, ' / ') }))
      : []),
    ...shuttles.flatMap((shuttle) => shuttleLine(shuttle, labels)),
    ...days.flatMap((day, index) => dayLines(day, index + 1, start, labels)),
  ]
}

/** The first lines, and how many more there are; no heading stands last. Headings are not counted. */
function cutAfter(lines: Line[], kept: number, more: string): string {
  const end = lines[kept - 1]?.isHeading ? kept - 1 : kept
  const count = lines.slice(end).filter(({ isHeading }) => !isHeading).length
  return [...lines.slice(0, end).map(({ text }) => text), ...(count > 0 ? [fill(more, { count })] : [])].join(
    '\n',
  )
}

/** As much of a text as fits; whole characters only. */
function cutWithin(text: string, fits: (text: string) => boolean): string {
  let kept = ''
  for (const character of text) {
    if (!fits(kept + character)) break
    kept += character
  }
  return kept
}

/**
 * A plan as plain text, for mail, chat and clipboard: a line for each thing that is given, then the days with their
 * stops. What is too long ends after a whole line with how many more there are; only where not even one line fits, that
 * line is cut. Safe for mail (`mailSafe`) but for line breaks, which are the text's own.
 * @returns a well-formed text of at most `max`, empty only where `max` is.
 */
export function planText(plan: TripPlan, options: TextOptions): string {
  const { labels, max, lengthOf = (text) => text.length } = options
  const fits = (text: string) => lengthOf(text) <= max
  const lines = linesOf(plan, options).map(({ text, isHeading }) => ({
    text: text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ').replace(LONE_SURROGATE, '\uFFFD'),
    isHeading,
  }))
  let best = ''
  for (let kept = 1; kept <= lines.length; kept += 1) {
    const text = cutAfter(lines, kept, labels.more)
    if (fits(text)) best = text
    // Lines before the last take part in every longer text.
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
