import type { Vehicle } from '@/lib/content/schema/fleet'

/** What a vehicle has room for when it is full, and, where that is known, with seats of its last row folded. */
export type Room = Pick<Vehicle, 'slug' | 'bags' | 'folded'> & { passengers: number }

/** How many people and bags a vehicle carries at once. */
export type Load = Pick<Room, 'passengers' | 'bags'> & { isFolded: boolean }

/** The loads of a vehicle, the one with every seat first. With seats folded it takes as many cabin bags, by the feet. */
export const loadsOf = ({ passengers, bags, folded }: Room): Load[] => [
  { passengers, bags, isFolded: false },
  ...(folded
    ? [{ passengers: folded.passengers, bags: { ...bags, large: folded.large }, isFolded: true }]
    : []),
]

/** The load with which a vehicle carries people and large bags; undefined where it has no room for them. */
export const loadFor = (room: Room, { people, bags }: { people: number; bags: number }) =>
  loadsOf(room).find((load) => load.passengers >= people && load.bags.large >= bags)
