/**
 * Guests to bring to one place, and from when to when. Moments are whole minutes from any midnight; they may lie beyond
 * the next one. `minutes` is one way without boarding, `boarding` what loading takes before each departure.
 */
export type Transfer = { guests: number; minutes: number; boarding: number; start: number; by: number }

/** So many vehicles of one kind, each with so many seats for passengers. */
export type ShuttleVehicles = { slug: string; seats: number; count: number }

/** One way to the place: when it leaves and arrives, and with how many guests. */
type Round = { leaves: number; arrives: number; guests: number }

/** The rounds of one vehicle, in order; `number` counts the vehicles of one kind from 1. */
type VehicleRounds = { slug: string; number: number; seats: number; rounds: Round[] }

/**
 * How the guests are brought, or why that is impossible: a figure is out of bounds (`limits`), there is no vehicle
 * (`vehicles`), the way alone takes longer than there is time (`time`), or the seats do not suffice in that time
 * (`seats`), with how many guests would be left and from when one would have to begin, to bring all with these vehicles.
 */
export type RoundsAdvice =
  | { possible: true; vehicles: VehicleRounds[]; lastArrives: number }
  | { possible: false; because: 'limits' | 'vehicles' }
  | { possible: false; because: 'time'; needed: number; given: number }
  | { possible: false; because: 'seats'; left: number; beginBy: number }

/** The most guests, vehicles and minutes that rounds are made for. */
const bounds = { guests: 500, vehicles: 500, minutes: 600, span: 2 * 24 * 60 } as const

const isCount = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max

const isWithinBounds = ({ guests, minutes, boarding, start, by }: Transfer) =>
  isCount(guests, 1, bounds.guests) &&
  isCount(minutes, 1, bounds.minutes) &&
  isCount(boarding, 0, bounds.minutes) &&
  [start, by].every(Number.isInteger) &&
  by - start <= bounds.span

const areVehicles = (vehicles: ShuttleVehicles[]) =>
  vehicles.every(
    ({ seats, count }) => isCount(seats, 1, bounds.guests) && isCount(count, 0, bounds.vehicles),
  ) && vehicles.reduce((sum, { count }) => sum + count, 0) <= bounds.vehicles

/** Boarding, the way, and the way back: what lies between two departures of one vehicle. */
const cycleOf = ({ minutes, boarding }: Pick<Transfer, 'minutes' | 'boarding'>) => boarding + 2 * minutes

/** How many rounds one vehicle can run, boarding from `start` and there by `by`. */
function roundsWithin(transfer: Transfer): number {
  const { minutes, boarding, start, by } = transfer
  const spare = by - start - boarding - minutes
  return spare < 0 ? 0 : 1 + Math.floor(spare / cycleOf(transfer))
}

/** Each vehicle on its own, the one with the most seats first. */
const oneByOne = (vehicles: ShuttleVehicles[]): VehicleRounds[] =>
  vehicles
    .flatMap(({ slug, seats, count }) =>
      Array.from({ length: count }, (_, index) => ({ slug, number: index + 1, seats, rounds: [] })),
    )
    .sort((a, b) => b.seats - a.seats)

/** When boarding must begin at the latest to bring all by `by`, in a moment like it, with vehicles of so many seats together. */
export const latestStart = (transfer: Omit<Transfer, 'start'>, seats: number): number =>
  transfer.by -
  (Math.ceil(transfer.guests / seats) - 1) * cycleOf(transfer) -
  transfer.boarding -
  transfer.minutes

/** Why not, told by what would do. */
function impossible(transfer: Transfer, seats: number): RoundsAdvice {
  const { guests, minutes, boarding, start, by } = transfer
  const rounds = roundsWithin(transfer)
  if (rounds === 0)
    return { possible: false, because: 'time', needed: boarding + minutes, given: Math.max(0, by - start) }
  return {
    possible: false,
    because: 'seats',
    left: guests - rounds * seats,
    beginBy: latestStart(transfer, seats),
  }
}

/**
 * How often which vehicle runs, when, and when the last guests are there.
 *
 * Every vehicle waits at the guests' place at `start`, is boarded, goes, comes back empty and is boarded again. All
 * vehicles fill up in the first round before any runs a second: the guests are there as early as can be, in the fewest
 * rounds, and within a round the larger vehicles go first. Vehicles that are not needed have no rounds.
 */
export function planRounds(transfer: Transfer, vehicles: ShuttleVehicles[]): RoundsAdvice {
  if (!isWithinBounds(transfer) || !areVehicles(vehicles)) return { possible: false, because: 'limits' }
  const all = oneByOne(vehicles)
  const seats = all.reduce((sum, vehicle) => sum + vehicle.seats, 0)
  if (seats === 0) return { possible: false, because: 'vehicles' }
  const { guests, minutes, boarding, start } = transfer
  if (roundsWithin(transfer) * seats < guests) return impossible(transfer, seats)
  let [left, lastArrives] = [guests, start]
  for (let leaves = start + boarding; left > 0; leaves += cycleOf(transfer)) {
    for (const vehicle of all.filter(() => left > 0)) {
      const aboard = Math.min(left, vehicle.seats)
      left -= aboard
      if (aboard === 0) break
      lastArrives = leaves + minutes
      vehicle.rounds.push({ leaves, arrives: lastArrives, guests: aboard })
    }
  }
  return { possible: true, vehicles: all, lastArrives }
}
