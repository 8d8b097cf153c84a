import type { Vehicle } from '@/lib/content/schema/fleet'

/** What a vehicle has room for when it is full, and, where that is known, with seats of its last row folded. */
export type Room = Pick<Vehicle, 'slug' | 'bags' | 'folded'> & { passengers: number }

/** How many people and bags a vehicle carries at once. */
export type Load = Pick<Room, 'passengers' | 'bags'> & { isFolded: boolean }

/** A car for so many has one row behind the driver; up the hills, where it crawls when it is full, it takes one less. */
const SMALL_CAR = 4

/**
 * The loads of a vehicle, on a hill road or another, the one with every seat first. With seats folded it takes as many cabin
 * bags, by the feet.
 */
export const loadsOf = ({ passengers, bags, folded = [] }: Room, isHilly = false): [Load, ...Load[]] => [
  { passengers: isHilly && passengers === SMALL_CAR ? SMALL_CAR - 1 : passengers, bags, isFolded: false },
  ...folded.map(({ passengers, large }) => ({ passengers, bags: { ...bags, large }, isFolded: true })),
]

/** How many people and large bags travel, and whether up a hill road. */
export type Travellers = { people: number; bags: number; isHilly?: boolean }

/** The load with which a vehicle carries people and large bags; undefined where it has no room for them. */
export const loadFor = (room: Room, { people, bags, isHilly }: Travellers) =>
  loadsOf(room, isHilly).find((load) => load.passengers >= people && load.bags.large >= bags)

/** Whether a vehicle has room for them elsewhere, and not up a hill road. */
export const isTightUphill = (room: Room, travellers: Travellers) =>
  !loadFor(room, travellers) && loadFor(room, { ...travellers, isHilly: false }) !== undefined
