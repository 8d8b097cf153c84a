import { interpolate, type Message } from '@/lib/format/interpolate'
import { bySize, type Sized } from './preference'
import type { Closed } from './roads'

/** What a vehicle has room for when it is full. */
export type Room = { slug: string; passengers: number; bags: { large: number } }

/** A message about what a vehicle has room for: `{people}`, `{bags}`. */
export const describeRoom = ({ passengers, bags }: Pick<Room, 'passengers' | 'bags'>, message: Message) =>
  interpolate(message, { people: passengers, bags: bags.large })

/** How many people and large bags travel, 0 where it was not said, where to, as typed, and in which month. */
export type Party = {
  people: number
  bags: number
  destination: string
  month?: number
  /** The vehicles that do not go there, as `refusedTo` gives them. */
  refused: (Closed & { slug: string })[]
}

/** Whether a vehicle fits, or why not: the first reason counts. */
export type Fit =
  | { fits: true }
  | { fits: false; why: 'seats' | 'bags' }
  | { fits: false; why: 'road'; place: string; month?: number }

export function fitOf({ slug, passengers, bags }: Room, party: Party): Fit {
  const closed = party.refused.find((each) => each.slug === slug)
  if (closed)
    return {
      fits: false,
      why: 'road',
      place: party.destination.trim(),
      ...(closed.months && { month: party.month }),
    }
  if (passengers < party.people) return { fits: false, why: 'seats' }
  if (bags.large < party.bags) return { fits: false, why: 'bags' }
  return { fits: true }
}

/**
 * The vehicles that fit, the smallest first, as in the finder and the trip planner, then the others. Where neither people
 * nor bags are given, those that fit keep their order.
 */
export function byFit<Vehicle extends Room & Sized>(vehicles: Vehicle[], party: Party): Vehicle[] {
  const fitting = vehicles.filter((vehicle) => fitOf(vehicle, party).fits)
  const others = vehicles.filter((vehicle) => !fitting.includes(vehicle))
  if (party.people || party.bags) fitting.sort(bySize(party.destination ? 'outstation' : 'city'))
  return [...fitting, ...others]
}
