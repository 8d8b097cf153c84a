import { interpolate, type Message } from '@/lib/format/interpolate'
import type { ClosedPlace } from './describe-closed'
import { isTightUphill, type Load, loadFor, loadsOf, type Room, type Travellers } from './load'
import { bySize, type Sized } from './preference'
import type { Closed } from './roads'

/** A message about what a vehicle has room for: `{people}`, `{bags}`. */
export const describeRoom = ({ passengers, bags }: Omit<Load, 'isFolded'>, message: Message) =>
  interpolate(message, { people: passengers, bags: bags.large })

/** Who travels, 0 where it was not said, where to, as typed, and in which month. */
export type Party = Travellers & {
  destination: string
  month?: number
  /** The vehicles that do not go there, as `refusedTo` gives them. */
  refused: (Closed & { slug: string })[]
}

/** With which load a vehicle fits, or why not: the first reason counts; of one that is too small, the load that comes closest. */
export type Fit =
  | { fits: true; load: Load }
  | { fits: false; why: 'small'; load: Load }
  | { fits: false; why: 'hills' }
  | ({ fits: false; why: 'road' } & ClosedPlace)

export function fitOf(room: Room, party: Party): Fit {
  const closed = party.refused.find(({ slug }) => slug === room.slug)
  if (closed) {
    const { destination, month } = party
    return { fits: false, why: 'road', because: closed.because, place: destination.trim(), month }
  }
  const load = loadFor(room, party)
  if (load) return { fits: true, load }
  if (isTightUphill(room, party)) return { fits: false, why: 'hills' }
  const loads = loadsOf(room, party.isHilly)
  const closest = loads.findLast(({ passengers }) => passengers >= party.people) ?? loads[0]
  return { fits: false, why: 'small', load: closest }
}

/**
 * The vehicles that fit, the smallest first, as in the finder and the trip planner, then the others. Where neither people
 * nor bags are given, those that fit keep their order.
 */
export function byFit<Vehicle extends Room & Sized>(vehicles: Vehicle[], party: Party): Vehicle[] {
  const fitting = vehicles.flatMap((row) => {
    const fit = fitOf(row, party)
    return fit.fits ? { row, load: fit.load } : []
  })
  const away = party.isHilly ? 'hills' : 'outstation'
  if (party.people || party.bags) fitting.sort(bySize(party.destination ? away : 'city'))
  const first = fitting.map(({ row }) => row)
  return [...first, ...vehicles.filter((row) => !first.includes(row))]
}
