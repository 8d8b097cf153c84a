import type { Messages } from '@/lib/content/schema/messages'
import { interpolate, type Message } from '@/lib/format/interpolate'
import { formatList, joinBy } from '@/lib/format/list'

/**
 * The notation of a row in the content: places from left to right, seen in driving direction, with `|` at an end that
 * has a door.
 */
export const ROW_PATTERN = /^\|?[DSJ.]+\|?$/

const kinds = { D: 'driver', S: 'seat', J: 'folding' } as const

type PlaceKind = (typeof kinds)[keyof typeof kinds]

/** Middle of a place, in seats across from the left side and in rows from the front; `row` counts from 0. */
export type Place = { kind: PlaceKind; row: number; x: number; y: number }

/** A door, by its side, seen in driving direction, and its row. */
export type Door = { side: 'left' | 'right'; row: number; y: number }

/** A vehicle's places from above: `columns` seats wide and `rows` rows long, 0/0 at the front left. */
export type SeatPlan = { columns: number; rows: number; places: Place[]; doors: Door[] }

const withoutDoors = (row: string) => row.replaceAll('|', '')

/** A row that is shorter than the widest is centred. */
function placesOf(row: string, index: number, columns: number): Place[] {
  const left = (columns - withoutDoors(row).length) / 2
  return [...withoutDoors(row)].flatMap((mark, column) => {
    const kind = kinds[mark as keyof typeof kinds]
    return kind ? [{ kind, row: index, x: left + column + 0.5, y: index + 0.5 }] : []
  })
}

const doorsOf = (row: string, index: number): Door[] => [
  ...(row.startsWith('|') ? [{ side: 'left', row: index, y: index + 0.5 } as const] : []),
  ...(row.endsWith('|') ? [{ side: 'right', row: index, y: index + 0.5 } as const] : []),
]

/** Places and doors of rows written in the notation of `seatPlan` in `lib/content/schema/fleet.ts`, front row first. */
export function parseSeatPlan(rows: string[]): SeatPlan {
  const columns = Math.max(...rows.map((row) => withoutDoors(row).length))
  return {
    columns,
    rows: rows.length,
    places: rows.flatMap((row, index) => placesOf(row, index, columns)),
    doors: rows.flatMap(doorsOf),
  }
}

/** How many places of one kind there are. */
export const countPlaces = ({ places }: SeatPlan, kind: PlaceKind) =>
  places.filter((place) => place.kind === kind).length

/** India drives on the left, so the driver's seat is in the first row, with no seat to its right. */
export function hasDriverFrontRight({ places }: SeatPlan): boolean {
  const drivers = places.filter(({ kind }) => kind === 'driver')
  const [driver] = drivers
  if (drivers.length !== 1 || !driver) return false
  return driver.row === 0 && places.every(({ row, x }) => row > 0 || x <= driver.x)
}

type SeatMessages = Messages['seatPlan']

function numberWord(count: number, messages: SeatMessages): string {
  return messages.numbers[count - 1] ?? String(count)
}

/** The seats of a row: 'three seats', 'one seat and one folding seat', or nothing. */
function seatsOf(row: string, messages: SeatMessages): string {
  const marks = [
    { message: messages.seats, count: row.split('S').length - 1 },
    { message: messages.folding, count: row.split('J').length - 1 },
  ]
  return formatList(
    marks
      .filter(({ count }) => count > 0)
      .map(({ message, count }) => interpolate(message, { count, word: numberWord(count, messages) })),
  )
}

/** The numbers of seats on either side of a row's aisle. */
function sidesOf(row: string, messages: SeatMessages): { left: string; right: string } | undefined {
  const [left, right, ...more] = withoutDoors(row).split('.').filter(Boolean)
  if (!left || !right || more.length > 0) return undefined
  return { left: numberWord(left.length, messages), right: numberWord(right.length, messages) }
}

function frontPhrase(row: string, messages: SeatMessages): string {
  const seats = seatsOf(row, messages)
  return seats ? interpolate(messages.driverBeside, { seats }) : messages.driver
}

/** Groups consecutive equal rows. */
function runsOf(rows: string[]): { row: string; first: number; last: number }[] {
  const runs: { row: string; first: number; last: number }[] = []
  rows.forEach((row, index) => {
    const run = runs.at(-1)
    if (run && run.row === withoutDoors(row)) run.last = index
    else runs.push({ row: withoutDoors(row), first: index, last: index })
  })
  return runs
}

function rowPhrases(rows: string[], messages: SeatMessages): string[] {
  return runsOf(rows).flatMap(({ row, first, last }) => {
    const seats = seatsOf(row, messages)
    // These rows begin behind the driver's, which is row one.
    const [from, to] = [numberWord(first + 2, messages), numberWord(last + 2, messages)]
    if (!seats) return []
    const sides = sidesOf(row, messages)
    const [one, several] = sides ? [messages.rowAisle, messages.rowsAisle] : [messages.row, messages.rows]
    return [interpolate(first === last ? one : several, { seats, row: from, from, to, ...sides })]
  })
}

function doorPhrase(doors: Door[], side: Door['side'], message: Message, messages: SeatMessages): string[] {
  const rows = doors.filter((door) => door.side === side).map(({ row }) => numberWord(row + 1, messages))
  return rows.length === 0 ? [] : [interpolate(message, { count: rows.length, rows: formatList(rows) })]
}

/**
 * A seat plan described in text, for screen readers: 'Driver on the right, one seat beside; three seats in row two.
 * Doors: left at rows one and two; right at rows one and two.'
 */
export function describeSeats(rows: string[], messages: SeatMessages): string {
  const [front = '', ...behind] = rows
  const { doors } = parseSeatPlan(rows)
  const sides = [
    ...doorPhrase(doors, 'left', messages.doorsLeft, messages),
    ...doorPhrase(doors, 'right', messages.doorsRight, messages),
  ]
  const seats = joinBy(messages.clauses, [frontPhrase(front, messages), ...rowPhrases(behind, messages)])
  return sides.length > 0
    ? interpolate(messages.descriptionDoors, { seats, doors: joinBy(messages.clauses, sides) })
    : interpolate(messages.description, { seats })
}
