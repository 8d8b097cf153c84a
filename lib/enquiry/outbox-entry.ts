import '@/lib/browser/zod-jitless'
import * as z from 'zod/mini'
import { checkTrip } from '@/lib/trip/schema'
import { filterContact } from '@/lib/phone/number'
import { filterName } from '@/lib/trip/filters'
import { bumpTime } from '@/lib/trip/pickup'
import { emptySearch, searchControls, type TripSearch, type TripType } from '@/lib/trip/trip'
import { mailSafe, MAX_VALUE } from './mail-safe'
import { SEARCH_CAR_NAME, tripParams } from './templates'

/** Far more and longer values than an enquiry has: a larger entry was not written by this site. */
const MAX_PARAMS = 20
const MAX_FORM = 20_000

const shared = {
  /** Milliseconds since the epoch. */
  createdAt: z.number(),
  /** The page that is sending it, and until when no other page may. */
  lease: z.optional(z.object({ owner: z.string().check(z.maxLength(40)), until: z.number() })),
}

const enquirySchema = z.object({
  ...shared,
  template: z.enum(['trip', 'contact', 'vendor', 'service', 'newsletter']),
  params: z
    .record(z.string(), z.string().check(z.maxLength(MAX_VALUE)))
    .check(z.refine((params) => Object.keys(params).length <= MAX_PARAMS)),
})

/** A search as late-start/loader/store-search.ts captured it on submit, without validation. */
const capturedSearchSchema = z.object({
  ...shared,
  page: z.url({ protocol: /^https?$/ }),
  tab: z.optional(z.string().check(z.maxLength(200))),
  form: z.string().check(z.maxLength(MAX_FORM)),
})

/** An enquiry in the outbox. Its key ends with its reference. */
export type Entry = z.infer<typeof enquirySchema>
export type CapturedSearch = z.infer<typeof capturedSearchSchema>

/** The trip as the form would have filtered it: values typed before hydration are not filtered. */
function tripOf(form: string, now: Date): TripSearch {
  const given = new URLSearchParams(form)
  const trip = { ...emptySearch }
  for (const control of searchControls) trip[control] = given.get(control) ?? ''
  return {
    ...trip,
    name: filterName(trip.name),
    contact: filterContact(trip.contact),
    time: bumpTime(trip, now),
  }
}

/** The enquiry of a captured search, validated for the time of its submit; undefined where its trip is not complete. */
function enquiryOf(
  { form, tab = '', page, createdAt, lease }: CapturedSearch,
  reference: string,
): Entry | undefined {
  const type: TripType = tab.endsWith('outstation') ? 'outstation' : 'local'
  const now = new Date(createdAt)
  const check = checkTrip(tripOf(form, now), type, now)
  if (!check.ok) return undefined
  const params = mailSafe(tripParams(check.trip, type, SEARCH_CAR_NAME, new URL(page), reference))
  return { createdAt, lease, template: 'trip', params }
}

/**
 * Parses an entry of the outbox, which is not trusted. Never throws.
 * @returns undefined for anything that is not a valid enquiry.
 */
export function readEntry(text: string | null, reference: string): Entry | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    const enquiry = enquirySchema.safeParse(value)
    if (enquiry.success) return enquiry.data
    const search = capturedSearchSchema.safeParse(value)
    return search.success ? enquiryOf(search.data, reference) : undefined
  } catch {
    return undefined
  }
}
