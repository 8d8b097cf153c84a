import '@/lib/browser/zod-jitless'
import * as z from 'zod/mini'
import { isReference } from '@/lib/enquiry/reference'
import { tripTypes } from '@/lib/trip/trip'
import { carriers, isPlanDay, limits, type TripPlan } from './plan'

const oneLine = z.overwrite<string>((text) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
// Keeps line breaks and replaces all other control characters.
const manyLines = z.overwrite<string>((text) =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n]+/gu, ' '),
)

/** A text of one line, which may be empty: a plan is stored while it is being made. */
const line = (max: number) => z.string().check(z.maxLength(max), oneLine)
const count = (max: number) => z.int().check(z.gte(0), z.lte(max))
const list = <T extends z.ZodMiniType>(entry: T, max: number) => z.array(entry).check(z.maxLength(max))
const time = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/))
const day = z.union([z.literal(''), z.iso.date().check(z.refine(isPlanDay))])

/** Plans that were stored or shared without ids are read, too. */
const id = z.catch(z.optional(z.int().check(z.gte(1), z.lte(1_000_000))), undefined)

const stop = z.object({
  id,
  place: line(limits.place),
  time,
  connection: z.optional(
    z.object({
      carrier: z.enum(carriers),
      number: line(limits.carrier),
      point: line(limits.point),
    }),
  ),
  note: line(limits.note),
})

const shuttle = z.object({
  id,
  title: line(limits.planName),
  day: count(limits.days - 1),
  from: line(limits.place),
  to: line(limits.place),
  people: count(limits.people),
  start: time,
  by: time,
  minutes: count(limits.minutes),
})

const vehicle = z.object({
  slug: z.string().check(z.maxLength(60), z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/)),
  count: count(limits.people),
})

const planSchema = z.object({
  id: z.string().check(z.regex(/^[a-z\d]{1,20}$/)),
  name: line(limits.planName),
  type: z.enum(tripTypes),
  isReturn: z.boolean(),
  start: day,
  days: list(z.object({ id, stops: list(stop, limits.stopsADay) }), limits.days).check(z.minLength(1)),
  party: z.object({
    adults: count(limits.people),
    children: count(limits.people),
    childSeats: count(limits.people),
    largeBags: count(limits.bags),
    cabinBags: count(limits.bags),
  }),
  shuttles: list(shuttle, limits.shuttles),
  vehicles: list(vehicle, limits.vehicles),
  contact: z.object({ name: line(limits.person), phone: line(limits.phone) }),
  wishes: z.string().check(z.maxLength(limits.wishes), manyLines),
  sent: z.catch(z.optional(z.iso.date()), undefined),
  reference: z.catch(z.optional(z.string().check(z.refine(isReference))), undefined),
})

type Part = { id?: number }

/** Gives out the ids of a plan's parts: a part's own where it has one that no earlier part has, else a new one. */
function identifier(parts: Part[]): (id: number | undefined) => number {
  const taken = new Set<number>()
  let last = Math.max(0, ...parts.map(({ id = 0 }) => id))
  return (id) => {
    const own = id === undefined || taken.has(id) ? ++last : id
    taken.add(own)
    return own
  }
}

/**
 * Parses a plan from storage or from an address, which are not trusted. Unknown keys are dropped, and a part without
 * an id gets one.
 * @returns undefined for an invalid plan or one that exceeds the limits. Never throws.
 */
export function readPlan(raw: unknown): TripPlan | undefined {
  const { success, data } = planSchema.safeParse(raw)
  if (!success) return undefined
  const idOf = identifier([...data.days, ...data.days.flatMap(({ stops }) => stops), ...data.shuttles])
  const days = data.days.map(({ id, stops }) => ({
    id: idOf(id),
    stops: stops.map(({ id, connection, ...given }) => ({
      id: idOf(id),
      ...given,
      ...(connection && { connection }),
    })),
  }))
  const shuttles = data.shuttles.map(({ id, ...given }) => ({
    id: idOf(id),
    ...given,
    day: Math.min(given.day, days.length - 1),
  }))
  return { ...data, days, shuttles }
}
