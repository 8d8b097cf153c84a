import { isCount, MAX_MINUTES, MAX_PEOPLE } from './group'

/**
 * Guests to bring to one place within a time span. Moments are whole minutes from any midnight and may be after the
 * next one. `minutes` is one way without stops, `boarding` the time before each departure, `alighting` the time before each
 * way back.
 */
export type Transfer = {
  guests: number
  minutes: number
  boarding: number
  alighting: number
  start: number
  by: number
}

/** A number of vehicles of one kind, with the passenger seats of each. */
export type ShuttleVehicles = { slug: string; seats: number; count: number }

/** One trip to the place: its departure, arrival and number of guests. */
type Round = { leaves: number; arrives: number; guests: number }

/** The rounds of one vehicle, in order; `number` counts the vehicles of one kind from 1. */
type VehicleRounds = { slug: string; number: number; seats: number; rounds: Round[] }

/**
 * The rounds of all vehicles, or why they are impossible: a value is out of bounds (`limits`), the end is not after
 * the start (`order`), a single trip takes longer than the time span (`time`), there is no vehicle (`vehicles`), or
 * there are too few seats (`seats`), with the number of guests left and the start that these vehicles would need.
 */
export type RoundsAdvice =
  | { possible: true; vehicles: VehicleRounds[]; lastArrives: number }
  | { possible: false; because: 'limits' | 'order' | 'vehicles' }
  | { possible: false; because: 'time'; needed: number; given: number }
  | { possible: false; because: 'seats'; left: number; beginBy: number }

/** The minutes between two departures of one vehicle: the way there, alighting, the way back, and boarding. */
const cycleOf = ({ minutes, boarding, alighting }: Pick<Transfer, 'minutes' | 'boarding' | 'alighting'>) =>
  boarding + alighting + 2 * minutes

/** How many rounds one vehicle can make between `start`, when boarding begins, and `by`. */
export function roundsWithin(transfer: Transfer): number {
  const { minutes, boarding, start, by } = transfer
  return Math.max(0, 1 + Math.floor((by - start - boarding - minutes) / cycleOf(transfer)))
}

/** One entry per vehicle, the one with the most seats first. */
const oneByOne = (vehicles: ShuttleVehicles[]): VehicleRounds[] =>
  vehicles
    .flatMap(({ slug, seats, count }) =>
      Array.from({ length: count }, (_, index) => ({ slug, number: index + 1, seats, rounds: [] })),
    )
    .sort((a, b) => b.seats - a.seats)

/**
 * The latest moment at which boarding must begin so that all guests arrive by `by`, with vehicles of that many seats
 * in total.
 */
const latestStart = (transfer: Omit<Transfer, 'start'>, seats: number): number =>
  transfer.by -
  (Math.ceil(transfer.guests / seats) - 1) * cycleOf(transfer) -
  transfer.boarding -
  transfer.minutes

/** Why the rounds are impossible, with the values that would be needed; undefined where they are possible. */
function impossible(
  transfer: Transfer,
  seats: number,
): Extract<RoundsAdvice, { possible: false }> | undefined {
  const { guests, minutes, boarding, start, by } = transfer
  if (by <= start) return { possible: false, because: 'order' }
  const rounds = roundsWithin(transfer)
  if (rounds === 0) return { possible: false, because: 'time', needed: boarding + minutes, given: by - start }
  if (seats === 0) return { possible: false, because: 'vehicles' }
  const left = guests - rounds * seats
  return left > 0
    ? { possible: false, because: 'seats', left, beginBy: latestStart(transfer, seats) }
    : undefined
}

/**
 * Plans the rounds of each vehicle, and the arrival of the last guests.
 *
 * Every vehicle is at the guests' place at `start`, is boarded, drives, returns empty and is boarded again. All
 * vehicles are filled in the first round before any makes a second: so the guests arrive as early as possible, in the
 * fewest rounds. Within a round the larger vehicles go first. Vehicles that are not needed have no rounds.
 */
export function planRounds(transfer: Transfer, vehicles: ShuttleVehicles[]): RoundsAdvice {
  const { guests, minutes, boarding, start, by } = transfer
  const isWithinBounds = isCount(guests, 1, MAX_PEOPLE) && isCount(minutes, 1, MAX_MINUTES)
  // Where a browser or an extension makes a time control one for text, anything may stand in it.
  if (!isWithinBounds || ![start, by].every(Number.isInteger)) return { possible: false, because: 'limits' }
  const all = oneByOne(vehicles)
  const seats = all.reduce((sum, vehicle) => sum + vehicle.seats, 0)
  const why = impossible(transfer, seats)
  if (why) return why
  let [left, lastArrives] = [guests, start]
  for (let leaves = start + boarding; left > 0; leaves += cycleOf(transfer)) {
    for (const vehicle of all) {
      const aboard = Math.min(left, vehicle.seats)
      left -= aboard
      if (aboard === 0) break
      lastArrives = leaves + minutes
      vehicle.rounds.push({ leaves, arrives: lastArrives, guests: aboard })
    }
  }
  return { possible: true, vehicles: all, lastArrives }
}
