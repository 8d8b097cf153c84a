import { isDay, monthOf } from '@/lib/booking/days'
import type { CategorySlug } from '@/lib/fleet/categories'
import { describeClosed } from '@/lib/fleet/describe-closed'
import { interpolate } from '@/lib/format/interpolate'
import { avoidNews, describePlan } from '@/lib/guides/describe-plan'
import { atPace, startOf } from '@/lib/guides/plan-day'
import { isPlace } from '@/lib/guides/typed-place'
import { guidePath, href } from '@/lib/routes/routes'
import type { PlanData } from '@/lib/trip-plan/data'
import { findLeg, legLength } from '@/lib/trip-plan/legs'
import { avoidedAt, type KnownPlace, refusedTo, saidOf } from '@/lib/trip-plan/places'
import type { TripSearch } from './trip'

/** What is known of a trip between two places, as texts. */
export type TripAnswer = {
  heading: string
  /** What decides about it, in a few sentences: the start, the arrival, and why the day is a slow one. */
  verdict: string
  /** That the vehicle does not go there. */
  refused?: string
  /** What is against the start or the day. */
  warnings: string[]
  notes: string[]
  /** The tour that it is called by. */
  tour?: { label: string; path: string }
  /** The guide to its road. */
  guide?: { label: string; path: string }
}

/** The guides' hours are those of a car. */
const LARGER: CategorySlug[] = ['van', 'luxury-buses']

type Texts = PlanData['texts']['answer']
type Larger = { name: string; said?: KnownPlace['said'][number] }

/** The start and the hours of the day, of a van or a coach with what the guide says of it. */
function verdictOf(
  { start, hours, isUsual }: { start: string; hours: string; isUsual: boolean },
  larger: Larger | undefined,
  texts: Texts,
): string {
  if (!larger) return [interpolate(isUsual ? texts.usualStart : texts.start, { start }), hours].join(' ')
  if (!larger.said) return interpolate(texts.larger, { start, hours })
  const { text, pace } = larger.said
  const values = { start, hours, vehicle: larger.name }
  return pace ? interpolate(texts.largerHours, values) : interpolate(texts.largerSaid, { ...values, text })
}

/**
 * What the guides know of a searched trip out of town: its length, the day at the wheel, what stands on the road. Says
 * so where no guide describes the road.
 * @param vehicle the name of the one that is asked for, or of the smallest that fits.
 * @returns undefined for a trip in the city, and while one of the places is missing.
 */
export function answerTrip(
  trip: TripSearch,
  data: Pick<PlanData, 'roads' | 'places' | 'tours' | 'rule' | 'rows' | 'texts'>,
  vehicle?: string,
): TripAnswer | undefined {
  const { roads, places, rule, rows, texts } = data
  const { answer: messages, dayPlanner } = texts
  const [from, to] = [trip.from.trim(), trip.destination.trim()]
  if (!from || !to) return undefined
  const leg = findLeg(roads, from, to)
  const day = isDay(trip.date) ? trip.date : undefined
  const staysOver = day !== undefined && trip.return_date > day
  const isDayTrip = day !== undefined && trip.return_date === day
  const avoid = avoidedAt(places, to)
  const asked = rows.find(({ name }) => name === vehicle)
  const month = monthOf(trip.date)
  const closed = asked && refusedTo(places, to, month).find(({ slug }) => slug === asked.slug)
  const refused = closed && describeClosed({ place: to, ...(closed.months && { month }) }, texts.party)
  if (!leg)
    return {
      heading: interpolate(messages.unknown, { from, to }),
      verdict: messages.unknownText,
      tour: data.tours.find(({ names }) => names.some((name) => isPlace(to, name))),
      ...(refused && { refused }),
      warnings: avoidNews(avoid, day, staysOver),
      notes: [],
    }
  const larger =
    asked && !closed && LARGER.includes(asked.category)
      ? { name: asked.name, said: saidOf(places, to, asked.slug) }
      : undefined
  const road = atPace({ ...leg, rule, avoid }, larger?.said?.pace ?? 1)
  const start = { time: trip.time || startOf(road, day), day }
  const view = describePlan(road, start, dayPlanner, staysOver)
  const { driving, nightCharge, seasons } = view
  // Within a driver's day by car is no promise of a coach.
  const isPromise =
    view.back !== '' && view.back !== dayPlanner.noReturn && view.back !== dayPlanner.stayNight
  const back = isPromise && larger && !larger.said?.pace ? '' : view.back
  const hours = [driving, isDayTrip ? back : '', ...seasons].filter(Boolean).join(' ')
  return {
    heading: interpolate(messages.heading, { from, to, kilometres: legLength(leg) }),
    verdict: verdictOf({ start: view.start, hours, isUsual: !trip.time }, larger, messages),
    ...(refused && { refused }),
    warnings: view.warnings,
    notes: [larger?.said?.pace ? larger.said.text : '', isDayTrip ? '' : back, nightCharge].filter(Boolean),
    ...(leg.guide && { guide: { label: messages.guide, path: href(guidePath(leg.guide)) } }),
  }
}
