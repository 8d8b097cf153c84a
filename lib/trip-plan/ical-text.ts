import { wellFormed } from '@/lib/format/text'

/** One property of a calendar: its name with parameters, and its value, already escaped. */
export type Property = readonly [name: string, value: string]

/** RFC 5545, 3.1: octets of one line without its line break. */
const MAX_OCTETS = 75

const encoder = new TextEncoder()

const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g
const CONTROL = /[^\P{Cc}\n]/gu

/** A text as the value of a property: RFC 5545, 3.3.11. Control characters are left out, a line break becomes `\n`. */
export const escapeText = (text: string) =>
  wellFormed(text.replace(LINE_BREAK, '\n').replace(CONTROL, ''))
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

/** Folds a line into parts of at most 75 octets, never within a character. */
function fold(line: string): string {
  const parts: string[] = []
  let [part, octets] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_OCTETS) {
      parts.push(part)
      // The space that marks a continued line counts as well.
      ;[part, octets] = [' ', 1]
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

const toLine = ([name, value]: Property) => fold(`${name}:${value}`)

/** A component, such as an event, with those inside it. */
export type Component = { name: string; properties: Property[]; parts?: Component[] }

function linesOf({ name, properties, parts = [] }: Component): string[] {
  return [`BEGIN:${name}`, ...properties.map(toLine), ...parts.flatMap(linesOf), `END:${name}`]
}

/** A component as the text of a file: folded lines, each ended by CRLF. */
export const toCalendarText = (component: Component) =>
  linesOf(component)
    .map((line) => `${line}\r\n`)
    .join('')

/** A day as RFC 5545 writes it: '20261125'. @param isoDay 'YYYY-MM-DD'. */
export const toDate = (isoDay: string) => isoDay.replaceAll('-', '')

/** An instant in UTC: '20261125T033000Z'. */
export const toInstant = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')
