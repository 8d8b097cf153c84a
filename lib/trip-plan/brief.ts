import type { Words } from '@/lib/content/words'
import { addDays, isDay } from '@/lib/booking/days'
import { fill } from '@/lib/site/fill'
import { formatDay, formatWeekday } from '@/lib/site/format'
import type { Party, PlanDay, Stop, TripPlan } from './plan'

/** What a plan is told with, as plain text: docs/trip-brief.md. */
export type BriefWords = Pick<Words, 'trip'> & {
  tripPlan: Pick<Words['tripPlan'], 'text' | 'onTheWay' | 'day' | 'dayDate' | 'noStops'>
}

type Told = {
  /** The vehicles' names by their slugs; one that is not there is told by its slug. */
  names: Record<string, string>
  /** Where an answer may go besides; '' has none. */
  email: string
}

/** The most characters of a text that begins a chat: what the messaging service's address takes everywhere. */
export const MAX_CHAT = 1800

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function partyLine(party: Party, words: BriefWords['tripPlan']['text']): string {
  const keys = ['adults', 'children', 'childSeats', 'largeBags', 'cabinBags'] as const
  return keys
    .filter((key) => party[key] > 0)
    .map((key) => fill(words[key], { count: party[key] }))
    .join(', ')
}

/** A stop in a line: '06:00 Delhi (flight AI 101, T3): gate 3'. */
function stopLine({ time, place, connection, note }: Stop, { tripPlan }: BriefWords): string {
  const carried = connection && [connection.number, connection.point].map(oneLine).filter(Boolean).join(', ')
  const by = connection && carried ? ` (${fill(tripPlan.text[connection.carrier], { number: carried })})` : ''
  const more = oneLine(note) ? `: ${oneLine(note)}` : ''
  return `${time || tripPlan.onTheWay} ${oneLine(place)}${by}${more}`
}

const isGiven = ({ place, note, connection }: Stop) => Boolean(place.trim() || note.trim() || connection)

function dayLines({ stops }: PlanDay, index: number, start: string, words: BriefWords): string[] {
  const { day, dayDate, noStops } = words.tripPlan
  const number = index + 1
  const heading = isDay(start)
    ? fill(dayDate, { number, date: formatWeekday(addDays(start, index)) })
    : fill(day, { number })
  const given = stops.filter(isGiven)
  return [heading, ...(given.length > 0 ? given.map((stop) => stopLine(stop, words)) : [noStops])]
}

function headLines(plan: TripPlan, { names, email }: Told, { trip, tripPlan }: BriefWords): string[] {
  const { text } = tripPlan
  const { name, type, isReturn, start, days, party, vehicles, contact, wishes } = plan
  const spot = [contact.name, contact.phone].map(oneLine).filter(Boolean).join(', ')
  const chosen = vehicles.map(({ slug, count }) =>
    fill(text.vehicle, { count, vehicle: names[slug] ?? slug }),
  )
  const lines: [template: string, value: string][] = [
    [text.name, oneLine(name)],
    [text.kind, [trip[type], isReturn ? text.return : text.oneWay].join(', ')],
    [text.start, isDay(start) ? formatDay(start) : ''],
    [text.days, String(days.length)],
    [text.party, partyLine(party, text)],
    [text.vehicles, chosen.join(', ')],
    [text.spot, spot],
    [text.email, oneLine(email)],
    [text.wishes, oneLine(wishes)],
  ]
  return lines.filter(([, value]) => value !== '').map(([template, value]) => fill(template, { value }))
}

const shuttleLines = ({ shuttles }: TripPlan, { tripPlan: { text } }: BriefWords): string[] =>
  shuttles.map(({ title, day, from, to, people, start, by }) =>
    fill(text.shuttle, {
      title: oneLine(title),
      day: day + 1,
      from: oneLine(from),
      to: oneLine(to),
      people,
      start,
      by,
    }),
  )

/** Whole lines as far as they go; the last one says how many are missing. A first line that is too long alone is cut. */
function cutLines(lines: string[], max: number, more: string): string {
  const whole = lines.join('\n')
  if (whole.length <= max) return whole
  for (let kept = lines.length - 1; kept > 0; kept--) {
    const cut = [...lines.slice(0, kept), fill(more, { count: lines.length - kept })].join('\n')
    if (cut.length <= max) return cut
  }
  return whole.slice(0, max)
}

/**
 * A plan as plain text, which the enquiry, the chat and the clipboard share: who and what first, then day by day. What
 * does not fit goes from the end, line by line, and the text says so.
 * @param max characters.
 */
export function briefOf(plan: TripPlan, told: Told, words: BriefWords, max: number): string {
  const days = plan.days.flatMap((day, index) => dayLines(day, index, plan.start, words))
  const lines = [...headLines(plan, told, words), ...shuttleLines(plan, words), ...days]
  return cutLines(lines, max, words.tripPlan.text.more)
}
