import type { Door, Place, SeatPlan } from './seat-plan'

/** All lengths are in the drawing's own units; a seat is 28 wide and 32 long, including its backrest. */
export const SEAT = { width: 28, length: 32 } as const

const COLUMN = 33
const SIDE = 10

/**
 * Bonnet, distance of the rows, luggage and tail of a car, a van and a coach, chosen by the number of seats in a row.
 */
const bodies = {
  car: { nose: 82, pitch: 52, boot: 40, tail: 12, noseRadius: 46, tailRadius: 30 },
  van: { nose: 60, pitch: 46, boot: 36, tail: 10, noseRadius: 38, tailRadius: 16 },
  coach: { nose: 42, pitch: 41, boot: 30, tail: 12, noseRadius: 24, tailRadius: 14 },
} as const

/** From the windscreen to the first row. */
const KNEE_ROOM = 9

/** The number of rows in front of and behind a luggage hold under the floor, where the axles and the engine are. */
const HOLD_CLEARANCE = 3

type Box = { x: number; y: number; width: number; length: number }

/** A vehicle from above, front up: its body, with seats by their upper left corner and doors by their middle. */
export type SeatDrawing = {
  width: number
  length: number
  noseRadius: number
  tailRadius: number
  /** Lower edge of the windscreen, in front of the driver's row. */
  windscreen: number
  /** Distance from one row to the next. */
  pitch: number
  /** Upper left corners. */
  seats: (Place & { left: number; top: number })[]
  /** Middles of the doors, on the body's edge. */
  doors: (Door & { left: number; top: number })[]
  luggage: Box
}

/** Where a vehicle's luggage is: behind the last row, or in a hold below the floor. */
type Luggage = 'behind' | 'below'

const bodyOf = (columns: number) => bodies[columns <= 3 ? 'car' : columns === 4 ? 'van' : 'coach']

/** Converts a plan's positions in seats and rows to the drawing's units. */
export function drawSeats(plan: SeatPlan, luggage: Luggage): SeatDrawing {
  const body = bodyOf(plan.columns)
  const width = plan.columns * COLUMN + 2 * SIDE
  const middle = (y: number) => body.nose + y * body.pitch
  const lastRow = middle(plan.rows)
  const boot = { x: SIDE + 4, y: lastRow, width: width - 2 * SIDE - 8, length: body.boot }
  const hold = {
    x: 5,
    y: middle(HOLD_CLEARANCE),
    width: width - 10,
    length: middle(plan.rows - HOLD_CLEARANCE) - middle(HOLD_CLEARANCE),
  }
  return {
    width,
    length: lastRow + (luggage === 'behind' ? body.boot : 0) + body.tail,
    noseRadius: body.noseRadius,
    tailRadius: body.tailRadius,
    windscreen: body.nose - KNEE_ROOM,
    pitch: body.pitch,
    seats: plan.places.map((place) => ({
      ...place,
      left: SIDE + place.x * COLUMN - SEAT.width / 2,
      top: middle(place.y) - SEAT.length / 2,
    })),
    doors: plan.doors.map((door) => ({
      ...door,
      left: door.side === 'left' ? 0 : width,
      top: middle(door.y),
    })),
    luggage: luggage === 'behind' ? boot : hold,
  }
}
