import { interpolate, type Message } from '@/lib/format/interpolate'
import { isPlace } from '@/lib/guides/typed-place'

/**
 * What a vehicle has room for when it is full, and the guides' places that it does not go to: each by its names in the
 * site's languages, the page's own first.
 */
export type Room = { passengers: number; bags: { large: number }; notTo: string[][] }

/** A message about what a vehicle has room for: `{people}`, `{bags}`. */
export const describeRoom = ({ passengers, bags }: Pick<Room, 'passengers' | 'bags'>, message: Message) =>
  interpolate(message, { people: passengers, bags: bags.large })

/** How many people and large bags travel, 0 where it was not said, and where to, as typed. */
export type Party = { people: number; bags: number; destination: string }

/** Whether a vehicle fits, or why not: the first reason counts. */
export type Fit =
  { fits: true } | { fits: false; why: 'seats' | 'bags' } | { fits: false; why: 'road'; place: string }

export function fitOf({ passengers, bags, notTo }: Room, party: Party): Fit {
  const [place] = notTo.find((names) => names.some((name) => isPlace(party.destination, name))) ?? []
  if (place) return { fits: false, why: 'road', place }
  if (passengers < party.people) return { fits: false, why: 'seats' }
  if (bags.large < party.bags) return { fits: false, why: 'bags' }
  return { fits: true }
}

/**
 * The vehicles that fit, the smallest first, then the others. Where neither people nor bags are given, those that fit
 * keep their order.
 */
export function byFit<Vehicle extends Room>(vehicles: Vehicle[], party: Party): Vehicle[] {
  const fitting = vehicles.filter((vehicle) => fitOf(vehicle, party).fits)
  const others = vehicles.filter((vehicle) => !fitting.includes(vehicle))
  if (party.people || party.bags)
    fitting.sort((a, b) => a.passengers - b.passengers || a.bags.large - b.bags.large)
  return [...fitting, ...others]
}
