import { parseSeatPlan, type Place } from '@/lib/fleet/seat-plan'
import { limits, type Passenger } from './plan'

/** The most passengers of one list: more than the largest vehicle seats. */
export const MAX_PASSENGERS = 60
/** The most characters of a pasted text that are looked at. */
const MAX_PASTED = 20_000

/** A seat with its label on the list: its row from the front, which is 1, and its letter from the left, as '2B'. */
export type LabelledSeat = Place & { label: string }

/** The passengers' seats of a plan in the notation of `seatPlan`, front row first. Driver's and folding seats have none. */
export function labelledSeats(rows: string[]): LabelledSeat[] {
  const seats = parseSeatPlan(rows).places.filter(({ kind }) => kind === 'seat')
  return seats.map((seat) => {
    const left = seats.filter(({ row, x }) => row === seat.row && x < seat.x).length
    return { ...seat, label: `${seat.row + 1}${String.fromCharCode(65 + left)}` }
  })
}

type Person = Pick<Passenger, 'name' | 'age'>

const AGE = /^\p{Nd}{1,3}$/u
/** An age behind the name: 'Asha Rao 34', 'Asha Rao (34)'. */
const NAME_AND_AGE = /^(.*\p{L}\p{M}*\.?)\s*[\s(\[]\s*(\p{Nd}{1,3})\s*[)\]]?$/u
/** A number that counts the lines: '1.', '2)', '•'. */
const NUMBERING = /^\s*(?:\p{Nd}{1,3}\s*[.):]|[-*•–])\s*/u
/** Such as the M or F of a column; nobody is called so. */
const LETTER = /^\p{L}\.?$/u
const STEERING = /[\p{Cc}\p{Bidi_Control}]+/gu

const cleaned = (text: string) =>
  text
    .replace(STEERING, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()

const shortened = (name: string) =>
  [...name]
    .slice(0, limits.person)
    .join('')
    .slice(0, limits.person)
    .replace(/\p{Cs}/gu, '')

/** What a cell says: a person, the age of the one before, or nothing that is asked for. */
function readCell(cell: string): Person | { age: string } | undefined {
  const text = cleaned(cell)
  if (AGE.test(text)) return { age: text }
  if (!/\p{L}/u.test(text) || LETTER.test(text)) return undefined
  const [, name = text, age = ''] = NAME_AND_AGE.exec(text) ?? []
  return { name: shortened(name), age }
}

/** The people of one line. Tabs part the columns of one person, whose first name it is; commas part people as well. */
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
 * Names, with ages where they are given, out of a pasted text: one or several in a line, parted by commas, semicolons
 * or tabs, numbered or not, in any script. Ages stay as they were typed.
 * @returns at most `max` people, and how many more the text names.
 */
export function readPassengers(pasted: string, max = MAX_PASSENGERS): { people: Person[]; left: number } {
  const people = pasted
    .slice(0, MAX_PASTED)
    .split(/[\r\n\u0085\u2028\u2029]+/)
    .flatMap(readLine)
  return { people: people.slice(0, max), left: Math.max(0, people.length - max) }
}

/** A list with these people behind those it has, each with an id of its own, and at most `MAX_PASSENGERS`. */
export function addPassengers(list: Passenger[], people: Person[]): Passenger[] {
  const next = 1 + Math.max(0, ...list.map(({ id }) => id))
  const added = people.map((person, index) => ({ ...person, id: next + index, seat: '' }))
  return [...list, ...added].slice(0, MAX_PASSENGERS)
}

/** Seats that the vehicle does not have are given up, and so is one that a passenger before already has. */
export function keepSeats(list: Passenger[], seats: string[]): Passenger[] {
  return list.map((passenger, index) => {
    const isTaken = list.slice(0, index).some(({ seat }) => seat === passenger.seat)
    return seats.includes(passenger.seat) && !isTaken ? passenger : { ...passenger, seat: '' }
  })
}

/**
 * Gives everybody without a seat the next free one, in the order of both. Those for whom there is none keep ''.
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
 * Moves a passenger to a seat; who sits there gets the seat that becomes free, or none. '' gives the seat up. A seat
 * that the vehicle does not have, or an unknown passenger, changes nothing.
 */
export function movePassenger(list: Passenger[], id: number, seat: string, seats: string[]): Passenger[] {
  const moving = list.find((passenger) => passenger.id === id)
  if (!moving || (seat !== '' && !seats.includes(seat))) return list
  return list.map((passenger) => {
    if (passenger.id === id) return { ...passenger, seat }
    return seat !== '' && passenger.seat === seat ? { ...passenger, seat: moving.seat } : passenger
  })
}

/** Two passengers change places; one of them may have none. Unknown ones change nothing. */
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
