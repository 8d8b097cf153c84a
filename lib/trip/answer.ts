import { isDay, monthOf } from '@/lib/time/days'
import type { CategorySlug } from '@/lib/fleet/categories'
import { describeClosed } from '@/lib/fleet/describe-closed'
import { interpolate } from '@/lib/format/interpolate'
import { avoidNews, describePlan, newsText } from '@/lib/guides/describe-plan'
import { atPace, nightChargeOf, startOf } from '@/lib/guides/plan-day'
import { isPlace } from '@/lib/guides/typed-place'
import { guidePath, href } from '@/lib/routes/routes'
import type { TripData } from './data'
import { findLeg, isInCity, isPartOfCity, type Leg, legLength } from '@/lib/guides/legs'
import { avoidedAt, isDestination, type KnownPlace, refusedTo, saidOf, shutOn } from '@/lib/guides/places'
import { toMinutes } from '@/lib/time/clock'
import { toDelhiTime } from '@/lib/time/delhi'
import { type TripSearch, tripTypeOf } from './trip'
import { partyIn } from './typed-party'

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

type Texts = TripData['texts']['answer']
type Larger = { name: string; said?: KnownPlace['said'][number] }

/** The start and the hours of the day, of a van or a coach with what the guide says of it. */
function verdictOf(
  { start, hours, isUsual }: { start: string; hours: string; isUsual: boolean },
  larger: Larger | undefined,
  texts: Texts,
): string {
  if (!larger) return [interpolate(isUsual ? texts.usualStart : texts.start, { start }), hours].join(' ')
  if (!larger.said) return interpolate(texts.larger, { start, hours })
  const { text, pace, isOfVan } = larger.said
  const values = { start, hours, vehicle: larger.name }
  if (isOfVan) return interpolate(texts.largerAtLeast, values)
  return pace ? interpolate(texts.largerHours, values) : interpolate(texts.largerSaid, { ...values, text })
}

type Known = Pick<
  TripData,
  'roads' | 'places' | 'tours' | 'rule' | 'rows' | 'localHire' | 'airportHire' | 'texts'
>

/** Minutes to a pickup for which a telephone call is the better way. */
const SOON = 180

/** Whether the pickup is before an office would have called back. */
const isSoon = ({ date, time }: TripSearch, now: Date): boolean => {
  const at = (minutes: number) =>
    Object.values(toDelhiTime(new Date(now.getTime() + minutes * 60_000))).join(' ')
  const pickup = `${date} ${time}`
  return isDay(date) && time !== '' && at(0) <= pickup && pickup < at(SOON)
}

/** What people type for an airport of Delhi: 'T3', 'IGI', 'Jewar'. */
const AIRPORT = /\b(airport|igi|t ?[123]|terminal|hindon|jewar)\b|एयरपोर्ट|हवाई ?अड्ड/i

/** A trip within the city: how its hours count, the night charge, and that a pickup is soon. */
function answerLocal(trip: TripSearch, data: Known, now: Date): TripAnswer {
  const { localHire, airportHire, texts } = data
  const { answer: messages, dayPlanner } = texts
  const { time } = trip
  const places = [trip.location || trip.from, trip.destination].map((place) => place.trim()).filter(Boolean)
  // A hotel of Delhi is called Taj Mahal.
  const isOutOfTown = isDestination(data.places, trip.location) && !isInCity(data.roads, trip.location)
  const warnings = isSoon(trip, now) ? [messages.soon] : []
  if (isOutOfTown) return { heading: trip.location, verdict: messages.localOut, warnings, notes: [] }
  const charge = time ? nightChargeOf(toMinutes(time), toMinutes(time)) : 'no'
  return {
    heading: interpolate(messages.local, { places: places.join(' – ') }),
    verdict: [messages.localText, charge === 'no' ? '' : dayPlanner.nightCharge[charge]].join(' ').trim(),
    warnings,
    notes: [],
    guide: places.some((place) => AIRPORT.test(place))
      ? { label: messages.airportGuide, path: airportHire }
      : { label: messages.localGuide, path: localHire },
  }
}

/** The guide of a leg, with the start and the slower vehicle, which its planner takes up. */
function guideTo({ guide }: Leg, { date, time }: TripSearch, vehicle: string, { answer }: Known['texts']) {
  if (!guide) return undefined
  const start = Object.entries({ date, time, vehicle }).filter(([, value]) => value)
  const query = isDay(date) ? `?${new URLSearchParams(start).toString()}` : ''
  return { label: answer.guide, path: href(guidePath(guide)) + query }
}

/** The length of a road, and from where it is counted if a part of the city is typed. */
function headingOf(trip: { from: string; to: string }, leg: Leg, { roads, texts }: Known): string {
  const { heading, headingCentral } = texts.answer
  const isCentral = isPartOfCity(roads, trip.from) || isPartOfCity(roads, trip.to)
  return interpolate(isCentral ? headingCentral : heading, { ...trip, kilometres: legLength(leg) })
}

/**
 * What is known of a searched trip: of one within the city how it is counted, of another its length, the day at the wheel, what
 * stands on the road. Says so where no guide describes the road.
 * @param vehicle the name of the one that is asked for, or of the smallest that fits.
 * @returns undefined while a place is missing.
 */
export function answerTrip(
  trip: TripSearch,
  data: Known,
  vehicle?: string,
  now = new Date(),
): TripAnswer | undefined {
  const { location, from, destination } = trip
  // Who names only where to go starts in the city of the roads.
  const [road] = data.roads
  if (road && destination.trim() && !from.trim())
    return answerTrip({ ...trip, from: road.home.to }, data, vehicle, now)
  // The page says of a past pickup that it is past.
  if (isDay(trip.date) && trip.date < toDelhiTime(now).date)
    return answerTrip({ ...trip, date: '', return_date: '' }, data, vehicle, now)
  const places = tripTypeOf(trip) === 'local' ? [location] : [from, destination]
  if (places.some((place) => place.trim() === '')) return undefined
  const isLocal = places.length === 1 || places.every((place) => isInCity(data.roads, place))
  if (isLocal) return answerLocal(trip, data, now)
  const answer = answerRoad(trip, data, vehicle)
  return isSoon(trip, now) ? { ...answer, warnings: [data.texts.answer.soon, ...answer.warnings] } : answer
}

function answerRoad(trip: TripSearch, data: Known, vehicle: string | undefined): TripAnswer {
  const { roads, places, rule, rows, texts } = data
  const { answer: messages, dayPlanner } = texts
  const [from, to] = [trip.from.trim(), partyIn(trip.destination).place]
  const leg = findLeg(roads, from, to)
  const day = isDay(trip.date) ? trip.date : undefined
  const staysOver = day !== undefined && trip.return_date > day
  const isDayTrip = day !== undefined && trip.return_date === day
  const isElsewhere = !isInCity(roads, from)
  // A start early enough is one from Delhi.
  const avoid = avoidedAt(places, to).filter(({ startAfter }) => !startAfter || !isElsewhere)
  const asked = rows.find(({ name }) => name === vehicle)
  const month = monthOf(trip.date)
  const closed = asked && refusedTo(places, to, month).find(({ slug }) => slug === asked.slug)
  const refused = closed && `${asked.name}: ${describeClosed({ ...closed, place: to, month }, texts.party)}`
  const shut = [to, from].flatMap((place) => shutOn(places, place, { time: trip.time, day }) ?? [])[0]
  if (!leg || shut)
    return {
      heading: leg ? headingOf({ from, to }, leg, data) : interpolate(messages.unknown, { from, to }),
      verdict: shut ? newsText(shut) : messages.unknownText,
      tour: data.tours.find(({ names }) => names.some((name) => isPlace(to, name))),
      ...(refused && { refused }),
      warnings: avoidNews(
        avoid.filter((each) => each !== shut),
        { time: trip.time, day },
        staysOver,
      ),
      notes: [],
    }
  const larger =
    asked && !closed && LARGER.includes(asked.category)
      ? { name: asked.name, said: saidOf(places, to, asked.slug) }
      : undefined
  const road = atPace({ ...leg, rule, avoid }, larger?.said?.pace ?? 1)
  const start = { time: trip.time || startOf(road, day), day }
  const view = describePlan(road, start, dayPlanner, staysOver ? trip.return_date : '')
  const { driving, nightCharge, seasons } = view
  // Within a driver's day by car or by van is no promise of a coach.
  const isUnknown = larger && (!larger.said?.pace || larger.said.isOfVan)
  const refusals = [dayPlanner.noReturn, dayPlanner.noReturnTired, dayPlanner.stayNight]
  const back = (isElsewhere || isUnknown) && !refusals.includes(view.back) ? '' : view.back
  const hours = [driving, isDayTrip ? back : '', ...seasons].filter(Boolean).join(' ')
  return {
    heading: headingOf({ from, to }, leg, data),
    verdict: verdictOf({ start: view.start, hours, isUsual: !trip.time }, larger, messages),
    ...(refused && { refused }),
    warnings: [...view.warnings, ...(isElsewhere ? [messages.elsewhere] : [])],
    notes: [larger?.said?.pace ? larger.said.text : '', isDayTrip ? '' : back, nightCharge].filter(Boolean),
    guide: guideTo(leg, trip, (larger && asked?.slug) ?? '', texts),
  }
}
