import { parseSeatPlan, type Place } from '@/lib/fleet/seat-plan'
import { limits, type Passenger } from './plan'

/** The most passengers of one list: more than the seats of the largest vehicle. */
export const MAX_PASSENGERS = 60
/** The most characters of a pasted text that are parsed. */
const MAX_PASTED = 20_000

/** A seat with its label on the list: its row from the front, which is 1, and its letter from the left, as '2B'. */
export type LabelledSeat = Place & { label: string }

/**
 * The passengers' seats of a plan in the notation of `seatPlan`, front row first. The driver's and folding seats are
 * left out.
 */
export function labelledSeats(rows: string[]): LabelledSeat[] {
  const seats = parseSeatPlan(rows).places.filter(({ kind }) => kind === 'seat')
  return seats.map((seat) => {
    const left = seats.filter(({ row, x }) => row === seat.row && x < seat.x).length
    return { ...seat, label: `${seat.row + 1}${String.fromCharCode(65 + left)}` }
  })
}

export type Person = Pick<Passenger, 'name' | 'age'>

/** An age as people write it: '34', '34 yrs', '34/F', 'F-34', 'age 34'. */
const AGE_TEXT = String.raw`(?:aged?:?\s*)?(?:(?:female|male|[MFO])\s*[/\-\s]\s*)?(\p{Nd}{1,3})\s*(?:years?|yrs?|y|साल|वर्ष)?\.?(?:\s+old)?(?:\s*[/,\-]?\s*(?:female|male|[MFO]))?`
const AGE = new RegExp(`^${AGE_TEXT}$`, 'iu')
/** An age after the name: 'Asha Rao 34', 'Asha Rao (34/F)'. */
const NAME_AND_AGE = new RegExp(String.raw`^(.*?\p{L}\p{M}*\.?)\s*[\s(\[,:/\-]\s*${AGE_TEXT}\s*[)\]]?$`, 'iu')
/** A number or bullet at the beginning of a line: '1.', '2)', '•'. */
const NUMBERING = /^\s*(?:\p{Nd}{1,3}\s*[.):]|[-*•–])\s*/u
/** The day, time and sender that a chat writes before each message: '[27/11/26, 9:14 PM] Asha: '. */
const CHAT_PREFIX =
  /^\s*\[?\d{1,2}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?\]?\s*(?:-\s*)?[^:]{1,60}:\s/iu
/** A single letter or word of a column that is no name, such as M or F. */
const NO_NAME = /^(?:\p{L}\.?|male|female)$/iu
const CONTROL_CHARACTERS = /[\p{Cc}\p{Bidi_Control}\u200b\u2060]+/gu
/** Joiners that are not between two letters. Between them, as in many Indian scripts, they are part of the word. */
const LOOSE_JOINERS = [/(^|[^\p{L}\p{M}])[\u200c\u200d]+/gu, /()[\u200c\u200d]+(?![\p{L}\p{M}])/gu] as const
/** How many there are, a heading or a greeting, which name nobody: '12 pax', 'Total 12', 'Passengers:', 'Thanks'. */
const NOBODY =
  /^(?:\p{Nd}{1,3}\s*(?:pax|log|people|persons?|passengers?|guests?|adults?|child(?:ren)?|kids?|लोग|यात्री)|(?:total|pax)\b.*|(?:passengers?|guests?|names?|passenger list|guest list|यात्री|नाम)\s*:?|thanks?(?: you)?|regards|धन्यवाद)[.!]?$/iu
/** A telephone number after a name. */
const TELEPHONE = /[\s:,(\-–]+\+?\p{Nd}[\p{Nd}\s-]{8,}\)?$/u
/** Headings of a table, and those of its columns with names and ages. */
const HEADING =
  /^(?:s(?:r|l)?\.? ?no\.?|no\.?|#|.*\bname|passengers?|guests?|age.*|sex|gender|m\/f|seat.*|phone.*|mobile.*|contact.*|नाम|आयु|उम्र|लिंग)$/iu
const NAME_HEADING = /^(?:.*\bname|passengers?|guests?|नाम)$/iu
const AGE_HEADING = /^(?:age.*|आयु|उम्र)$/iu
/** More characters than a name with its age has. */
const MAX_CELL = 300

const cleaned = (text: string) =>
  text
    .slice(0, MAX_CELL)
    .replace(CONTROL_CHARACTERS, ' ')
    .replaceAll('\u00ad', '')
    .replace(LOOSE_JOINERS[0], '$1')
    .replace(LOOSE_JOINERS[1], '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()

const shortened = (name: string) =>
  [...name]
    .slice(0, limits.person)
    .join('')
    .slice(0, limits.person)
    .replace(/\p{Cs}/gu, '')

const ageIn = (cell = '') => AGE.exec(cleaned(cell))?.[1]

/** Parses a cell: a person, the age of the previous person, or undefined for anything else. */
function readCell(cell: string): Person | { age: string } | undefined {
  const text = cleaned(cell).replace(TELEPHONE, '')
  const own = ageIn(text)
  if (own) return { age: own }
  if (!/\p{L}/u.test(text) || NO_NAME.test(text) || NOBODY.test(text)) return undefined
  const [, name = text, age = ''] = NAME_AND_AGE.exec(text) ?? []
  return { name: shortened(name), age }
}

/** The cells of a line; one in double quotes may contain separators (RFC 4180). */
function cellsOf(line: string): string[] {
  const separators = line.includes('\t') ? String.raw`\t` : ',;|，、،؛'
  const cell = `(?:^|[${separators}])(?:\\s*"((?:[^"]|"")*)"\\s*(?=[${separators}]|$)|([^${separators}]*))`
  return [...line.matchAll(new RegExp(cell, 'gu'))].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  )
}

/**
 * The people in one line. Tabs separate the columns of one person, of which the first name counts; commas may
 * separate people.
 */
function readLine(line: string): Person[] {
  const isTable = line.includes('\t')
  const people: Person[] = []
  for (const cell of cellsOf(line.replace(CHAT_PREFIX, '').replace(NUMBERING, ''))) {
    const found = readCell(cell)
    const last = people.at(-1)
    if (!found) continue
    if ('name' in found) {
      if (!isTable || !last) people.push(found)
    } else if (last && last.age === '') last.age = found.age
  }
  return people
}

/** The people in a table below its headings; undefined where the first line has no heading of names. */
function readTable([first = '', ...rows]: string[]): Person[] | undefined {
  const headings = cellsOf(first).map(cleaned)
  const isName = headings.map((heading) => NAME_HEADING.test(heading))
  if (!isName.includes(true) || !headings.every((heading) => HEADING.test(heading))) return undefined
  const age = headings.findIndex((heading) => AGE_HEADING.test(heading))
  return rows.flatMap((row) => {
    const cells = cellsOf(row)
    const name = shortened(cleaned(cells.filter((_, column) => isName[column]).join(' ')))
    return /\p{L}/u.test(name) ? { name, age: ageIn(cells[age]) ?? '' } : []
  })
}

/** The names of contacts as a phone shares them (vCard, RFC 6350); undefined for another text. */
const readContacts = (lines: string[]): Person[] | undefined =>
  lines.some((line) => /^BEGIN:VCARD\s*$/i.test(line))
    ? lines.flatMap((line) => {
        const [, written = ''] = /^FN(?:;[^:]*)?:(.*)$/i.exec(line) ?? []
        const name = shortened(cleaned(written.replace(/\\([,;\\])/g, '$1')))
        return /\p{L}/u.test(name) ? { name, age: '' } : []
      })
    : undefined

/**
 * Parses names, and ages where given, from a pasted text by its format: contacts of a phone, a table with headings, or
 * one or several people per line, separated by commas, semicolons or tabs, numbered or not, also as messages of a
 * chat; in any script. Ages are the number as typed.
 * @returns at most `max` people, and how many more the text contains.
 */
export function readPassengers(pasted: string, max = MAX_PASSENGERS): { people: Person[]; left: number } {
  const lines = pasted
    .slice(0, MAX_PASTED)
    .split(/[\r\n\u0085\u2028\u2029]+/)
    .filter((line) => line.trim() !== '')
  const people = readContacts(lines) ?? readTable(lines) ?? lines.flatMap(readLine)
  return { people: people.slice(0, max), left: Math.max(0, people.length - max) }
}

/** Appends people to a list, each with a new id, up to `MAX_PASSENGERS`. */
export function addPassengers(list: Passenger[], people: Person[]): Passenger[] {
  const next = 1 + Math.max(0, ...list.map(({ id }) => id))
  const added = people.map((person, index) => ({ ...person, id: next + index, seat: '' }))
  return [...list, ...added].slice(0, MAX_PASSENGERS)
}

/** Clears seats that the vehicle does not have, and duplicate seats except for the first passenger. */
export function keepSeats(list: Passenger[], seats: string[]): Passenger[] {
  return list.map((passenger, index) => {
    const isTaken = list.slice(0, index).some(({ seat }) => seat === passenger.seat)
    return seats.includes(passenger.seat) && !isTaken ? passenger : { ...passenger, seat: '' }
  })
}

/**
 * Assigns the next free seat to every passenger without one, in order. Passengers beyond the last seat keep ''.
 * @param seats labels of the vehicle, in order.
 */
export function fillSeats(list: Passenger[], seats: string[]): Passenger[] {
  const kept = keepSeats(list, seats)
  const free = seats.filter((label) => !kept.some(({ seat }) => seat === label))
  return kept.map((passenger) =>
    passenger.seat === '' ? { ...passenger, seat: free.shift() ?? '' } : passenger,
  )
}

/**
 * Moves a passenger to a seat; a passenger who has that seat gets the other one's previous seat. '' clears the seat.
 * An unknown seat or passenger changes nothing.
 */
export function movePassenger(list: Passenger[], id: number, seat: string, seats: string[]): Passenger[] {
  const moving = list.find((passenger) => passenger.id === id)
  if (!moving || (seat !== '' && !seats.includes(seat))) return list
  return list.map((passenger) => {
    if (passenger.id === id) return { ...passenger, seat }
    return seat !== '' && passenger.seat === seat ? { ...passenger, seat: moving.seat } : passenger
  })
}

/** Swaps the seats of two passengers, one of whom may have none. Unknown passengers change nothing. */
export function swapPassengers(list: Passenger[], one: number, other: number): Passenger[] {
  const seatOf = (id: number) => list.find((passenger) => passenger.id === id)?.seat
  const [first, second] = [seatOf(one), seatOf(other)]
  if (first === undefined || second === undefined) return list
  return list.map((passenger) =>
    passenger.id === one
      ? { ...passenger, seat: second }
      : passenger.id === other
        ? { ...passenger, seat: first }
        : passenger,
  )
}
