import '@/lib/site/zod-jitless'
import * as z from 'zod/mini'
import { CONTACT_DIGITS, MAX_NAME, MAX_PLACE } from './filters'
import { earliestPickup } from './pickup'
import { keepOwn, type TripSearch, type TripType } from './trip'

const place = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PLACE))
const day = z.iso.date()
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME), z.regex(/^[\p{L}\p{M} ]+$/u))
const contact = z.string().check(z.regex(new RegExp(`^\\d{${CONTACT_DIGITS}}$`)))

const optionalReturn = z.union([z.literal(''), day])

/** The rules of spec section 5 for a trip that may be sent, by kind of trip; keys in the order of the form. */
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

/** One schema a control, for values that come from outside one at a time. */
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

/** Days before the earliest pickup, and returns before the pickup, are the controls' minimums broken by hand. */
function brokenMinimum(trip: TripSearch, now: Date): keyof TripSearch | undefined {
  if (trip.date < earliestPickup(now).date) return 'date'
  if (trip.return_date && trip.return_date < trip.date) return 'return_date'
  return undefined
}

/**
 * Checks a trip against the rules of spec section 5 at the instant `now`.
 * @returns the trip with trimmed texts, or the first control, in the form's order, that needs attention.
 */
export function checkTrip(raw: TripSearch, type: TripType, now: Date): TripCheck {
  const own = keepOwn(raw, type)
  const result = tripSchemas[type].safeParse(own)
  const control = result.success
    ? brokenMinimum(own, now)
    : (result.error.issues[0]?.path[0] as keyof TripSearch | undefined)
  if (!result.success || control) return { ok: false, control: control ?? 'date' }
  return { ok: true, trip: { ...own, ...result.data } }
}
