/**
 * Every private shape of Next.js and React that the late start relies on. None is documented, so each is read here
 * and nowhere else, and compared with a recorded export by tests/unit/late-start/next-contract.test.ts. A page that
 * does not have these shapes throws a ContractError: the post-build then ships the plain export instead.
 *
 * Verified with Next.js 16.4 (Turbopack, App Router, `output: 'export'`) and the React 19 that it brings along.
 */

/** The export is not of the shapes that are known here. */
export class ContractError extends Error {}

/* The exported page */

/** The beginning of the inline script that gives Turbopack's runtime its entry; its `id` is `_R_`. */
const BOOTSTRAP_PUSH = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('
const BOOTSTRAP_ID = '_R_'
/** The inline scripts that hold the payload ('flight'), in parts: `self.__next_f.push([1,"…"])`. */
const FLIGHT_PUSH = 'self.__next_f.push('
/** The inline script before them, which holds no part of the payload. */
const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])'
/** Turbopack's runtime, which no other chunk references. */
const RUNTIME_CHUNK = /\/turbopack-[^/]+\.js$/

/** Around such a script, in which React escapes each '<'. Searched for as bytes, which is many times faster. */
const SCRIPT = '<script>'
const FLIGHT_SCRIPT = Buffer.from(SCRIPT + FLIGHT_PUSH)
const SCRIPT_END = Buffer.from('</script>')

function parse(json: string, text: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new ContractError(`an inline script without JSON: ${text.slice(0, 60)}`)
  }
}

function readBootstrap(text: string): string {
  const entry = parse(text.slice(BOOTSTRAP_PUSH.length, text.lastIndexOf(')')), text)
  if (!(entry instanceof Object && 'otherChunks' in entry && 'runtimeModuleIds' in entry))
    throw new ContractError(`an unknown kind of start: ${text.slice(0, 120)}`)
  return JSON.stringify(entry)
}

/** Characters that JSON had escaped: no other is outside Latin-1 in a binary string. */
const ESCAPED = /[^\0-\xff]+/g

/** @param text of the script, as a binary string. @returns a binary string. */
function readFlightPart(text: string): string {
  const pushed = text.endsWith(')') ? parse(text.slice(FLIGHT_PUSH.length, -1), text) : undefined
  if (!Array.isArray(pushed) || pushed.length !== 2 || pushed[0] !== 1 || typeof pushed[1] !== 'string')
    throw new ContractError(`an unknown kind of payload: ${text.slice(0, 60)}`)
  return pushed[1].replace(ESCAPED, (escaped) => Buffer.from(escaped).toString('latin1'))
}

/**
 * Reads an inline script of the framework that `cutFlight` has left in the page.
 * @param id the script's `id`, if it has one.
 * @returns the entry as JSON, of the script that has it.
 * @throws ContractError at an unknown script.
 */
export function readEntry(text: string, id?: string): string | undefined {
  if (id === BOOTSTRAP_ID && text.startsWith(BOOTSTRAP_PUSH)) return readBootstrap(text)
  if (text === FLIGHT_START) return undefined
  throw new ContractError(`an unknown inline script: ${text.slice(0, 60)}`)
}

/**
 * Takes the payload, which is the larger part of a page, out of it before it is decoded and parsed.
 * @returns the payload in the parts in which the page has it, as binary strings: each character is a byte of UTF-8. V8
 * stores other texts with two bytes per character where one is outside Latin-1, and takes longer to search and to encode
 * them.
 * @throws ContractError where such a script is not of the known shape.
 */
export function cutFlight(page: Buffer): { html: string; payload: string[] } {
  const rest: Buffer[] = []
  const payload: string[] = []
  let at = 0
  const next = () => page.indexOf(FLIGHT_SCRIPT, at)
  for (let open = next(); open >= 0; open = next()) {
    const end = page.indexOf(SCRIPT_END, open)
    payload.push(readFlightPart(page.toString('latin1', open + SCRIPT.length, end)))
    rest.push(page.subarray(at, open))
    at = end + SCRIPT_END.length
  }
  return { html: Buffer.concat([...rest, page.subarray(at)]).toString(), payload }
}

export const isRuntimeChunk = (address: string): boolean => RUNTIME_CHUNK.test(address)

/* The payload: rows of `id:<tag><data>`, ended by a line break, or, where the tag says so, by their length. */

export const FLIGHT_TEXT = 'T'
/** Hints that the page's own <head> makes needless: preload, preconnect, and the like. */
export const FLIGHT_HINT = 'H'
/** Tags of rows with a length. Of those only plain text occurs on this site. */
const SIZED_TAGS = 'TAOobUSsLlGgMmV'
const TAG = /[A-Zobslgmrx#]/
const UNTAGGED = /^(true|false|null)/

/**
 * The tag of a row.
 * @param data what follows the colon.
 * @returns '' for a row of JSON.
 * @throws ContractError at a row with a length that is not text.
 */
export function flightTag(data: string): string {
  const tag = TAG.test(data.charAt(0)) && !UNTAGGED.test(data) ? data.charAt(0) : ''
  if (tag && tag !== FLIGHT_TEXT && SIZED_TAGS.includes(tag))
    throw new ContractError(`a payload row of an unknown kind: ${tag}`)
  return tag
}

/* The browser */

declare global {
  interface Window {
    /** Where Next.js looks for the payload, as in FLIGHT_START and FLIGHT_PUSH. */
    __next_f?: unknown[]
    /** Where Turbopack's runtime looks for chunks and for its entry. */
    TURBOPACK?: unknown[]
  }
}

/**
 * React's record of a field's last value: it ignores an input event whose value equals the recorded one. If another
 * version of React lacks it, replayed input events may be ignored; nothing else breaks.
 */
export type TrackedField = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) & {
  _valueTracker?: { setValue: (value: string) => void }
}

/**
 * A Suspense boundary longer than this many bytes of HTML is written into a hidden element at the end of the page,
 * and moved by an inline script. Without scripts it would stay hidden, so no part of a page is in a Suspense boundary
 * (on-interaction.tsx).
 */
export const SUSPENSE_OUTLINE_BYTES = 12_800
