import '@/lib/browser/zod-jitless'
import * as z from 'zod/mini'
import { checkTrip } from '@/lib/trip/schema'
import { filterContact } from '@/lib/phone/number'
import { filterName } from '@/lib/trip/filters'
import { bumpTrip } from '@/lib/trip/pickup'
import { splitDateTime } from '@/lib/time/delhi'
import { emptySearch, searchControls, type TripSearch, type TripType, VEHICLE_CONTROL } from '@/lib/trip/trip'
import { enquiryForms, type EnquiryKind, findProblem, readValues } from './forms'
import { mailSafe, MAX_VALUE } from './mail-safe'
import type { TemplateParams } from './outcome'
import { SEARCH_CAR_NAME, tripParams } from './templates'

/** Far more and longer values than an enquiry has: a larger entry was not written by this site. */
const MAX_PARAMS = 20
const MAX_FORM = 20_000

const shared = {
  /** Milliseconds since the epoch. */
  createdAt: z.number(),
  /** The honeypot was filled in. */
  isSuspect: z.optional(z.boolean()),
}

const enquirySchema = z.object({
  ...shared,
  template: z.enum(['trip', 'contact', 'vendor', 'service', 'newsletter']),
  params: z
    .record(z.string(), z.string().check(z.maxLength(MAX_VALUE)))
    .check(z.refine((params) => Object.keys(params).length <= MAX_PARAMS)),
})

const kinds = ['search', 'vehicle', 'trip-plan', ...(Object.keys(enquiryForms) as EnquiryKind[])] as const

const capturedFormSchema = z.object({
  ...shared,
  /** Origin and path of its page. */
  page: z.url({ protocol: /^https?$/ }),
  /** The form's `data-draft`. */
  kind: z._default(z.enum(kinds), 'search'),
  /** Of a trip form, the id of its selected tab. */
  tab: z.optional(z.string().check(z.maxLength(200))),
  /** Its values as a query string; of a trip plan with the controls of its steps. */
  form: z.string().check(z.maxLength(MAX_FORM)),
})

/** An enquiry in the outbox. Its key ends with its reference. */
export type Entry = z.infer<typeof enquirySchema>

/**
 * A form as the loader stores it on submit, before the page's scripts have read and judged it: a page whose scripts
 * never come loses nothing. It is judged by the rules of its form as of `createdAt`, and dropped if it is incomplete.
 * The form's own submit handler takes its reference (`takeReference`), so that both are one enquiry.
 */
export type CapturedForm = z.input<typeof capturedFormSchema>

/** The trip as the form would have filtered it: values typed before hydration are not filtered. */
function tripOf(given: URLSearchParams, now: Date): TripSearch {
  const trip = { ...emptySearch }
  for (const control of searchControls) trip[control] = given.get(control) ?? ''
  const when = given.has('dateTime') ? splitDateTime(given.get('dateTime') ?? '') : trip
  return {
    ...bumpTrip({ ...trip, ...when }, now),
    name: filterName(trip.name),
    contact: filterContact(trip.contact),
  }
}

function tripParamsOf(
  { tab = '', page, createdAt }: CapturedForm,
  form: URLSearchParams,
): TemplateParams | undefined {
  const type: TripType = tab.endsWith('outstation') ? 'outstation' : 'local'
  const now = new Date(createdAt)
  const check = checkTrip(tripOf(form, now), type, now)
  const vehicle = form.get(VEHICLE_CONTROL) ?? SEARCH_CAR_NAME
  return check.ok ? tripParams(check.trip, type, vehicle, new URL(page)) : undefined
}

/** A trip plan as the page has it before its planner starts: two stops of one day. What else was typed are lines. */
function planParamsOf(captured: CapturedForm, form: URLSearchParams): TemplateParams | undefined {
  const { type, ...given } = Object.fromEntries(form)
  const isLocal = type === 'local'
  const trip = new URLSearchParams({
    ...given,
    location: given.from ?? '',
    return_date: type === 'outstation' ? (given.date ?? '') : '',
  })
  const params = tripParamsOf({ ...captured, tab: isLocal ? 'local' : 'outstation' }, trip)
  const lines = Object.entries(given).flatMap(([name, value]) =>
    value === '' || (name in emptySearch && !(isLocal && name === 'destination')) ? [] : `${name}: ${value}`,
  )
  return params && { ...params, message: [params.message, ...lines].join('\n') }
}

function paramsOf(captured: CapturedForm): TemplateParams | undefined {
  const { kind = 'search' } = captured
  const form = new URLSearchParams(captured.form)
  if (kind === 'trip-plan') return planParamsOf(captured, form)
  if (kind === 'search' || kind === 'vehicle') return tripParamsOf(captured, form)
  const values = readValues(kind, form)
  return findProblem(values) ? undefined : values
}

/** The enquiry of a captured form; undefined where it is not complete. */
function enquiryOf(captured: CapturedForm): Entry | undefined {
  const { createdAt, isSuspect, kind = 'search' } = captured
  const params = paramsOf(captured)
  const template = kind === 'search' || kind === 'vehicle' || kind === 'trip-plan' ? 'trip' : kind
  return params && { createdAt, isSuspect, template, params: mailSafe(params) }
}

/**
 * Parses an entry of the outbox, which is not trusted. Never throws.
 * @returns undefined for anything that is not a valid enquiry.
 */
export function readEntry(text: string | null): Entry | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    const enquiry = enquirySchema.safeParse(value)
    if (enquiry.success) return { ...enquiry.data, params: mailSafe(enquiry.data.params) }
    const captured = capturedFormSchema.safeParse(value)
    return captured.success ? enquiryOf(captured.data) : undefined
  } catch {
    return undefined
  }
}
