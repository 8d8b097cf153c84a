import { interpolate, type Message } from '@/lib/format/interpolate'
import { isTightUphill, type Load, loadFor, type Room, type Travellers } from './load'
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

/** With which load a vehicle fits, or why not: the first reason counts. */
export type Fit =
  | { fits: true; load: Load }
  | { fits: false; why: 'seats' | 'bags' | 'hills' }
  | { fits: false; why: 'road'; place: string; month?: number }

export function fitOf(room: Room, party: Party): Fit {
  const closed = party.refused.find(({ slug }) => slug === room.slug)
  if (closed)
    return {
      fits: false,
      why: 'road',
      place: party.destination.trim(),
      ...(closed.months && { month: party.month }),
    }
  const load = loadFor(room, party)
  if (load) return { fits: true, load }
  if (isTightUphill(room, party)) return { fits: false, why: 'hills' }
  return { fits: false, why: room.passengers < party.people ? 'seats' : 'bags' }
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
