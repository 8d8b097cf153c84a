import { deflateSync, inflateSync } from 'fflate'
import type { TripPlan } from './plan'
import { readPlan } from './schema'

/** The most characters of a plan in an address: what browsers and messaging services carry, with room to spare. */
export const MAX_FRAGMENT = 16_000
/** The most bytes that are inflated from it. */
const MAX_INFLATED = 200_000

/** Whatever follows is written as of this version. A reader knows the ones before its own. */
const VERSION = '1'
const NAME = 'plan'

const FRAGMENT = new RegExp(`^#?${NAME}=(\\d{1,3})\\.([\\w-]+)$`)

/** A fragment without '#', or why there is none: the plan is too `long` for an address. */
export type Written = { written: true; fragment: string } | { written: false; because: 'long' }

/**
 * The plan in a fragment, or why there is none: it holds no plan at all (`none`), one of a version that is not known
 * (`version`), one beyond the limits (`long`), or something else in its place (`broken`).
 */
export type Read =
  { read: true; plan: TripPlan } | { read: false; because: 'none' | 'version' | 'long' | 'broken' }

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** @throws when the text is no Base64. */
const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )

/** A plan as it stands in an address: its parts have no ids there. */
function bare(plan: TripPlan) {
  const withoutId = <Part extends { id: number }>(part: Part) => ({ ...part, id: undefined })
  const days = plan.days.map(({ stops }) => ({ stops: stops.map(withoutId) }))
  return { ...plan, days, shuttles: plan.shuttles.map(withoutId) }
}

/**
 * A plan as the fragment of an address, which no server sees: 'plan=1.' and the compressed plan.
 * Compressed by fflate: the browser's own CompressionStream has no 'deflate-raw' before Chrome 103 and Safari 16.4.
 */
export function writeAddress(plan: TripPlan): Written {
  const bytes = new TextEncoder().encode(JSON.stringify(bare(plan)))
  if (bytes.length > MAX_INFLATED) return { written: false, because: 'long' }
  const fragment = `${NAME}=${VERSION}.${toBase64Url(deflateSync(bytes, { level: 9 }))}`
  return fragment.length > MAX_FRAGMENT ? { written: false, because: 'long' } : { written: true, fragment }
}

/** Bytes of a deflated text, or undefined where there are more than the limit. @throws when it is none. */
function inflate(deflated: Uint8Array): Uint8Array | undefined {
  // Given its room, fflate makes no more, however much there is to inflate.
  const bytes = inflateSync(deflated, { out: new Uint8Array(MAX_INFLATED + 1) })
  return bytes.length > MAX_INFLATED ? undefined : bytes
}

/**
 * Reads a plan out of an address that anybody may have made.
 * @param hash of the address, with '#' or without. Never throws.
 */
export function readAddress(hash: string): Read {
  if (!hash.replace('#', '').startsWith(`${NAME}=`)) return { read: false, because: 'none' }
  if (hash.length > MAX_FRAGMENT + 1) return { read: false, because: 'long' }
  const [, version, packed] = FRAGMENT.exec(hash) ?? []
  if (version === undefined || packed === undefined) return { read: false, because: 'broken' }
  if (version !== VERSION) return { read: false, because: 'version' }
  try {
    const bytes = inflate(fromBase64Url(packed))
    if (!bytes) return { read: false, because: 'long' }
    const plan = readPlan(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    return plan ? { read: true, plan } : { read: false, because: 'broken' }
  } catch {
    return { read: false, because: 'broken' }
  }
}
