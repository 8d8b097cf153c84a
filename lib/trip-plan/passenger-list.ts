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

type Person = Pick<Passenger, 'name' | 'age'>

const AGE = /^\p{Nd}{1,3}$/u
/** An age after the name: 'Asha Rao 34', 'Asha Rao (34)'. */
const NAME_AND_AGE = /^(.*\p{L}\p{M}*\.?)\s*[\s(\[]\s*(\p{Nd}{1,3})\s*[)\]]?$/u
/** A number or bullet at the beginning of a line: '1.', '2)', '•'. */
const NUMBERING = /^\s*(?:\p{Nd}{1,3}\s*[.):]|[-*•–])\s*/u
/** A single letter, such as M or F in a column, which is not a name. */
const LETTER = /^\p{L}\.?$/u
const CONTROL_CHARACTERS = /[\p{Cc}\p{Bidi_Control}]+/gu

const cleaned = (text: string) =>
  text
    .replace(CONTROL_CHARACTERS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()

const shortened = (name: string) =>
  [...name]
    .slice(0, limits.person)
    .join('')
    .slice(0, limits.person)
    .replace(/\p{Cs}/gu, '')

/** Parses a cell: a person, the age of the previous person, or undefined for anything else. */
function readCell(cell: string): Person | { age: string } | undefined {
  const text = cleaned(cell)
  if (AGE.test(text)) return { age: text }
  if (!/\p{L}/u.test(text) || LETTER.test(text)) return undefined
  const [, name = text, age = ''] = NAME_AND_AGE.exec(text) ?? []
  return { name: shortened(name), age }
}

/**
 * The people in one line. Tabs separate the columns of one person, of which the first name counts; commas may
 * separate people.
 */
function readLine(line: string): Person[] {
  const isTable = line.includes('\t')
  const people: Person[] = []
  for (const cell of line.replace(NUMBERING, '').split(isTable ? '\t' : /[,;，、،؛]/)) {
    const found = readCell(cell)
    const last = people.at(-1)
    if (!found) continue
    if ('name' in found) {
      if (!isTable || !last) people.push(found)
    } else if (last && last.age === '') last.age = found.age
  }
  return people
}

/**
 * Parses names, and ages where given, from a pasted text: one or several per line, separated by commas, semicolons or
 * tabs, numbered or not, in any script. Ages stay as typed.
 * @returns at most `max` people, and how many more the text contains.
 */
export function readPassengers(pasted: string, max = MAX_PASSENGERS): { people: Person[]; left: number } {
  const people = pasted
    .slice(0, MAX_PASTED)
    .split(/[\r\n\u0085\u2028\u2029]+/)
    .flatMap(readLine)
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
