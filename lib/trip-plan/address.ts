import { deflateSync, inflateSync } from 'fflate'
import { neverSent, type TripPlan } from './plan'
import { readPlan } from './schema'

/** The most characters of a plan in an address: well below the limits of browsers and messaging services. */
export const MAX_FRAGMENT = 16_000
/** The most bytes that are inflated from it. */
const MAX_INFLATED = 200_000

/** The version of the format. */
const VERSION = '1'
const NAME = 'plan'

const FRAGMENT = new RegExp(`^#?${NAME}=(\\d{1,3})\\.([\\w-]+)$`)

/** A fragment without '#', or why there is none: `long`, the plan is too long for an address. */
export type Written = { written: true; fragment: string } | { written: false; because: 'long' }

/**
 * The plan in a fragment, or why there is none: the fragment contains no plan (`none`), one of an unknown version
 * (`version`), one that exceeds the limits (`long`), or invalid data (`broken`).
 */
export type Read =
  { read: true; plan: TripPlan } | { read: false; because: 'none' | 'version' | 'long' | 'broken' }

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** @throws for invalid Base64. */
const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )

/**
 * A plan as the fragment of an address, which is not sent to servers: 'plan=1.' and the compressed plan. Compressed
 * by fflate: the browser's own CompressionStream has no 'deflate-raw' before Chrome 103 and Safari 16.4.
 */
export function writeAddress(plan: TripPlan): Written {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...plan, ...neverSent }))
  if (bytes.length > MAX_INFLATED) return { written: false, because: 'long' }
  const fragment = `${NAME}=${VERSION}.${toBase64Url(deflateSync(bytes, { level: 9 }))}`
  return fragment.length > MAX_FRAGMENT ? { written: false, because: 'long' } : { written: true, fragment }
}

/** Inflates a text; undefined where it exceeds the limit. @throws for invalid data. */
function inflate(deflated: Uint8Array): Uint8Array | undefined {
  // fflate stops at the end of a given output buffer, however large the inflated data is.
  const bytes = inflateSync(deflated, { out: new Uint8Array(MAX_INFLATED + 1) })
  return bytes.length > MAX_INFLATED ? undefined : bytes
}

/**
 * Parses the plan in an address, which is not trusted.
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
