import '@/lib/browser/zod-jitless'
import * as z from 'zod/mini'
import { filterContact, isContact } from '@/lib/phone/number'
import { MAX_NAME, MAX_PLACE, NAME } from './filters'
import { earliestPickup, earliestTimeOn } from './pickup'
import { toDelhiTime } from '@/lib/time/delhi'
import { clearOtherTab, type TripSearch, type TripType } from './trip'

/** A place has one line: tabs, line breaks and other control characters become spaces. */
const oneLine = z.overwrite<string>((text) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
const place = z.string().check(oneLine, z.trim(), z.minLength(1), z.maxLength(MAX_PLACE))
const day = z.iso.date()
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME), z.regex(NAME))
const contact = z.string().check(z.overwrite(filterContact), z.refine(isContact))

const optionalReturn = z.union([z.literal(''), day])

/** The rules of S6.5 for a trip that may be sent, by kind of trip; keys in the order of the form. */
const tripSchemas = {
  local: z.object({ location: place, date: day, time, name, contact }),
  outstation: z.object({
    from: place,
    destination: place,
    date: day,
    time,
    return_date: optionalReturn,
    name,
    contact,
  }),
} satisfies Record<TripType, z.ZodMiniType>

/** One schema per control, for values that are parsed one by one. */
export const controlSchemas = {
  location: place,
  from: place,
  destination: place,
  date: day,
  time,
  return_date: day,
  name,
  contact,
} satisfies Record<keyof TripSearch, z.ZodMiniType>

export type TripCheck = { ok: true; trip: TripSearch } | { ok: false; control: keyof TripSearch }

/** The date and time controls whose value is below their minimum. A missing value does not count. */
function brokenMinimums({ date, time, return_date }: TripSearch, now: Date): Set<string> {
  const broken = {
    // Late in the evening today counts until a time says which night is meant.
    date: date !== '' && date < (time === '' ? toDelhiTime(now) : earliestPickup(now)).date,
    time: time !== '' && time < earliestTimeOn(date, now),
    return_date: return_date !== '' && return_date < date,
  }
  return new Set(Object.entries(broken).flatMap(([control, isBroken]) => (isBroken ? [control] : [])))
}

/**
 * Validates a trip by the rules S6.3 to S6.5 at the instant `now`.
 * @returns the trip with trimmed texts, or the first control, in the form's order, that is missing or invalid.
 */
export function checkTrip(raw: TripSearch, type: TripType, now: Date): TripCheck {
  const own = clearOtherTab(raw, type)
  const schema = tripSchemas[type]
  const result = schema.safeParse(own)
  const wrong = brokenMinimums(own, now)
  for (const issue of result.error?.issues ?? []) wrong.add(String(issue.path[0]))
  const first = (Object.keys(schema.shape) as (keyof TripSearch)[]).find((control) => wrong.has(control))
  if (!result.success || first) return { ok: false, control: first ?? 'date' }
  return { ok: true, trip: { ...own, ...result.data } }
}
