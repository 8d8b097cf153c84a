import { interpolate, type Message } from '@/lib/format/interpolate'
import { isPlace } from '@/lib/guides/typed-place'
import { bySize, type Sized } from './preference'
import { type Closed, isClosedIn } from './roads'

/** A place of the guides that a vehicle does not go to, by its names in the site's languages, the page's own first. */
export type ClosedPlace = Closed & { names: string[] }

/** What a vehicle has room for when it is full, and where it does not go. */
export type Room = { passengers: number; bags: { large: number }; notTo: ClosedPlace[] }

/** A message about what a vehicle has room for: `{people}`, `{bags}`. */
export const describeRoom = ({ passengers, bags }: Pick<Room, 'passengers' | 'bags'>, message: Message) =>
  interpolate(message, { people: passengers, bags: bags.large })

/** How many people and large bags travel, 0 where it was not said, where to, as typed, and in which month. */
export type Party = { people: number; bags: number; destination: string; month?: number }

/** Whether a vehicle fits, or why not: the first reason counts. */
export type Fit =
  | { fits: true }
  | { fits: false; why: 'seats' | 'bags' }
  | { fits: false; why: 'road'; place: string; month?: number }

export function fitOf({ passengers, bags, notTo }: Room, party: Party): Fit {
  const closed = notTo.find(
    (place) => isClosedIn(place, party.month) && place.names.some((name) => isPlace(party.destination, name)),
  )
  const [place] = closed?.names ?? []
  if (place) return { fits: false, why: 'road', place, ...(closed?.months && { month: party.month }) }
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
