import '@/lib/browser/zod-jitless'
import * as z from 'zod/mini'
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

const stop = z.object({
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

/** A plan without the ids of its parts, which are assigned when it is parsed. */
const planSchema = z.object({
  id: z.string().check(z.regex(/^[a-z\d]{1,20}$/)),
  name: line(limits.planName),
  type: z.enum(tripTypes),
  isReturn: z.boolean(),
  start: day,
  days: list(z.object({ stops: list(stop, limits.stopsADay) }), limits.days).check(z.minLength(1)),
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
})

type Ids = () => number

const counter = (): Ids => {
  let last = 0
  return () => ++last
}

/**
 * Parses a plan from storage or from an address, which are not trusted. Unknown keys are dropped, and every part gets
 * an id.
 * @returns undefined for an invalid plan or one that exceeds the limits. Never throws.
 */
export function readPlan(raw: unknown): TripPlan | undefined {
  const { success, data } = planSchema.safeParse(raw)
  if (!success) return undefined
  const id = counter()
  const days = data.days.map(({ stops }) => ({
    id: id(),
    stops: stops.map(({ connection, ...given }) => ({
      id: id(),
      ...given,
      ...(connection && { connection }),
    })),
  }))
  const shuttles = data.shuttles.map((given) => ({
    id: id(),
    ...given,
    day: Math.min(given.day, days.length - 1),
  }))
  return { ...data, days, shuttles }
}
