import '@/lib/browser/zod-jitless'
import * as z from 'zod/mini'
import type { FleetRow } from './row'
import { defaultState, type FleetState, MAX_COMPARED, MAX_COUNT, sortOrders } from './state'
import { ON } from './to-query'

const count = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d?$/)), z.transform(Number)),
  z.number().check(z.maximum(MAX_COUNT)),
)
const flag = z.pipe(
  z.literal(ON),
  z.transform(() => true),
)
const among = (values: string[]) => z.string().check(z.refine((value) => values.includes(value)))

/** Slugs joined by commas; unknown and repeated ones are dropped. */
const choice = (slugs: string[]) =>
  z.pipe(
    z.string().check(z.maxLength(400)),
    z.transform((text) =>
      [...new Set(text.split(','))].filter((slug) => slugs.includes(slug)).slice(0, MAX_COMPARED),
    ),
  )

/**
 * Parses a state from a query string, which is not trusted: each value is parsed on its own, and an unknown,
 * ill-formed or repeated one is dropped. Never throws.
 */
export function fromQuery(query: string, rows: FleetRow[]): FleetState {
  const params = new URLSearchParams(query)
  const read = <Value>(key: string, schema: z.ZodMiniType<Value>, otherwise: Value): Value => {
    const values = params.getAll(key)
    const parsed = schema.safeParse(values[0])
    return values.length === 1 && parsed.success ? parsed.data : otherwise
  }
  return {
    category: read('category', among(rows.map((row) => row.category)), defaultState.category),
    passengers: read('passengers', count, defaultState.passengers),
    bags: read('bags', count, defaultState.bags),
    airConditioned: read('ac', flag, defaultState.airConditioned),
    electric: read('electric', flag, defaultState.electric),
    sort: read('sort', z.enum(sortOrders), defaultState.sort),
    compare: read('compare', choice(rows.map(({ slug }) => slug)), defaultState.compare),
  }
}
