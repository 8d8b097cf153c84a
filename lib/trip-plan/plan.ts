import type { TripType } from '@/lib/trip/trip'

/**
 * The plan of a whole trip. Every text may be empty while the plan is being made; what is still missing is told by the
 * checks. Ids are whole numbers, unique within one plan, and stand in no address: a plan that is read gets new ones.
 */

/** The most a plan holds: ample for a month's tour, and what a stored or shared plan is bounded by. */
export const limits = {
  days: 31,
  stopsADay: 30,
  shuttles: 12,
  vehicles: 12,
  people: 500,
  bags: 999,
  planName: 60,
  place: 120,
  note: 200,
  wishes: 1000,
  point: 60,
  carrier: 12,
  person: 80,
  phone: 24,
  email: 254,
} as const

/** How somebody arrives or leaves at a stop. */
export const carriers = ['flight', 'train'] as const
export type Carrier = (typeof carriers)[number]

/** A flight or a train that a stop waits for or brings to. */
export type Connection = {
  carrier: Carrier
  /** As typed, in capitals: 'AI 101' or '12017'. lib/trip-plan/connection.ts says whether it can be one. */
  number: string
  /** The terminal or the station: 'T3', 'New Delhi'. */
  point: string
}

export type Stop = {
  id: number
  place: string
  /** 'HH:MM' on Delhi's clock; '' is 'on the way'. */
  time: string
  connection?: Connection
  /** What is to be known at this stop: 'four guests', 'gate 3'. One line. */
  note: string
}

/** A day of the trip; days follow each other without a gap, and one without stops is free. */
export type PlanDay = { id: number; stops: Stop[] }

/** Who travels, and with what. All counts are whole numbers from 0. */
export type Party = {
  adults: number
  children: number
  /** How many of the children need a seat of their own in the vehicle. */
  childSeats: number
  largeBags: number
  cabinBags: number
}

/** A wedding's function, or any other occasion, to which guests are brought in rounds. */
export type Shuttle = {
  id: number
  title: string
  /** Which day of the plan, from 0. */
  day: number
  from: string
  to: string
  people: number
  /** When the first vehicle leaves, and by when everybody is there; 'HH:MM' on Delhi's clock, or ''. */
  start: string
  by: string
  /** Minutes of one way, without boarding; 0 is not known. */
  minutes: number
}

/** So many vehicles of one kind, by the slug of its page. */
export type VehicleCount = { slug: string; count: number }

/** Who meets the chauffeur. */
export type Contact = { name: string; phone: string }

/** Who asks, and is called back; asked for when the plan is sent. */
export type Sender = { name: string; contact: string; email: string }

export type TripPlan = {
  /** Of this plan on this device, by which it is kept; letters and digits. */
  id: string
  /** As the visitor calls it; '' has no name yet. */
  name: string
  type: TripType
  isReturn: boolean
  /** The first day, 'YYYY-MM-DD', or ''. Day `n` of `days` is `n` days later. */
  start: string
  days: PlanDay[]
  party: Party
  shuttles: Shuttle[]
  vehicles: VehicleCount[]
  /** The contact on the spot. */
  contact: Contact
  wishes: string
}

/** A passenger of the list that tourist-permit vehicles carry. */
export type Passenger = {
  id: number
  name: string
  /** As typed. */
  age: string
  /** The seat on the vehicle's plan, by its label; '' has none yet. */
  seat: string
}

/** The list of one vehicle. It is kept apart from the plan: it is in no address, message or enquiry. */
export type PassengerList = { slug: string; passengers: Passenger[] }

const emptyParty: Party = { adults: 2, children: 0, childSeats: 0, largeBags: 0, cabinBags: 0 }

/** A stop with nothing given. */
export const emptyStop = (id: number): Stop => ({ id, place: '', time: '', note: '' })

/** A plan with one day of two empty stops. @param id by which it is kept on the device. */
export const emptyPlan = (id: string): TripPlan => ({
  id,
  name: '',
  type: 'outstation',
  isReturn: true,
  start: '',
  days: [{ id: 1, stops: [emptyStop(2), emptyStop(3)] }],
  party: emptyParty,
  shuttles: [],
  vehicles: [],
  contact: { name: '', phone: '' },
  wishes: '',
})

/** An id that nothing in the plan has. */
export function nextId({ days, shuttles }: Pick<TripPlan, 'days' | 'shuttles'>): number {
  const ids = days.flatMap(({ id, stops }) => [id, ...stops.map((stop) => stop.id)])
  return 1 + Math.max(0, ...ids, ...shuttles.map(({ id }) => id))
}

/** An id for a plan of this device: 10 random letters and digits. */
export const newPlanId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => (byte % 36).toString(36)).join('')

/** Everybody who sits in a vehicle. */
export const peopleOf = ({ adults, children }: Party): number => adults + children

/** The stops of a plan that have a place, in order, with the day they are on, from 0. */
export const stopsOf = ({ days }: Pick<TripPlan, 'days'>): { stop: Stop; day: number }[] =>
  days.flatMap(({ stops }, day) =>
    stops.filter(({ place }) => place.trim() !== '').map((stop) => ({ stop, day })),
  )

/** Whether a plan says no more than an empty one. */
export const isBlank = (plan: TripPlan): boolean =>
  JSON.stringify({ ...plan, id: '' }) === JSON.stringify(emptyPlan(''))
