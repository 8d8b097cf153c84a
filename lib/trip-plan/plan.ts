import { isDay } from '@/lib/time/days'
import { MAX_BAGS, MAX_MINUTES, MAX_PEOPLE, type VehicleCount } from '@/lib/fleet/group'
import type { Shuttle } from '@/lib/fleet/shuttle-rounds'
import type { TripType } from '@/lib/trip/trip'

/**
 * The plan of a whole trip. Every text may be empty while the plan is being made; lib/trip-plan/check.ts reports what
 * is missing. Ids are whole numbers, unique within one plan; a part keeps its own wherever it is moved or shared, since a
 * calendar knows its event by it.
 */

/** In an address's fragment, the name of the key of a plan that `TripData` holds. */
export const OPEN = 'open'

/** The limits of a plan: enough for a tour of a month. A stored or shared plan is validated against them. */
export const limits = {
  days: 31,
  stopsADay: 30,
  shuttles: 12,
  vehicles: 12,
  people: MAX_PEOPLE,
  bags: MAX_BAGS,
  minutes: MAX_MINUTES,
  planName: 60,
  place: 120,
  note: 200,
  wishes: 1000,
  point: 60,
  carrier: 12,
  person: 80,
  phone: 60,
  email: 254,
} as const

/** How somebody arrives or leaves at a stop. */
export const carriers = ['flight', 'train'] as const
export type Carrier = (typeof carriers)[number]

/** A flight or a train that passengers arrive by or leave by at a stop. */
export type Connection = {
  carrier: Carrier
  /** As typed, in capitals: 'AI 101' or '12017'. lib/trip-plan/connection.ts validates it. */
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
  /** A note on this stop, of one line: 'four guests', 'gate 3'. */
  note: string
}

/** A day of the trip; days follow each other without a gap, and one without stops is free. */
export type PlanDay = { id: number; stops: Stop[] }

/** Who travels, and with what. All counts are whole numbers from 0. */
export type PlanParty = {
  adults: number
  children: number
  /** How many of the children need a seat of their own in the vehicle. */
  childSeats: number
  largeBags: number
  cabinBags: number
}

/** Who meets the chauffeur. */
export type Contact = { name: string; phone: string }

/** The sender of the enquiry, entered when the plan is sent. */
export type Sender = { name: string; contact: string; email: string }

export type TripPlan = {
  /** The plan's id on this device, of letters and digits, which is part of its storage key. */
  id: string
  /** The visitor's name for the plan; '' while it has none. */
  name: string
  type: TripType
  isReturn: boolean
  /** The first day, 'YYYY-MM-DD', or ''. Day `n` of `days` is `n` days later. */
  start: string
  days: PlanDay[]
  party: PlanParty
  shuttles: Shuttle[]
  vehicles: VehicleCount[]
  /** The local contact. */
  contact: Contact
  wishes: string
  /** The day on which it was sent from this device as it is, 'YYYY-MM-DD'. It is in no address. */
  sent?: string
  /** Of the enquiry that it was sent as last, also after changes. It is in no address. */
  reference?: string
}

/** A passenger on the list that vehicles with a tourist permit must carry. */
export type Passenger = {
  id: number
  name: string
  /** As typed. */
  age: string
  /** The seat on the vehicle's plan, by its label; '' for none. */
  seat: string
}

/**
 * The passenger list of one vehicle. It is stored separately from the plan: it is in no address, message or enquiry.
 */
export type PassengerList = { slug: string; passengers: Passenger[] }

const emptyParty: PlanParty = { adults: 2, children: 0, childSeats: 0, largeBags: 0, cabinBags: 0 }

/** Whether a text is a day on which a trip can begin: 'YYYY-MM-DD' of this century. */
export const isPlanDay = (value: string): boolean => value.startsWith('20') && isDay(value)

/** An empty stop. */
export const emptyStop = (id: number): Stop => ({ id, place: '', time: '', note: '' })

/** A plan with one day of two empty stops. @param id for its storage key. */
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

/** An id that is not yet used in the plan. */
export function nextId({ days, shuttles }: Pick<TripPlan, 'days' | 'shuttles'>): number {
  const ids = days.flatMap(({ id, stops }) => [id, ...stops.map((stop) => stop.id)])
  return 1 + Math.max(0, ...ids, ...shuttles.map(({ id }) => id))
}

/** An id for a plan of this device: 10 random letters and digits. */
export const newPlanId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => (byte % 36).toString(36)).join('')

/** The number of people who need a seat. */
export const peopleOf = ({ adults, children }: PlanParty): number => adults + children

/** The stops of a plan that have a place, in order, with the day they are on, from 0. */
export const stopsOf = ({ days }: Pick<TripPlan, 'days'>): { stop: Stop; day: number }[] =>
  days.flatMap(({ stops }, day) =>
    stops.filter(({ place }) => place.trim() !== '').map((stop) => ({ stop, day })),
  )

/** Whether a plan has so many days that they are shown in brief. */
export const isLong = ({ days }: Pick<TripPlan, 'days'>): boolean => days.length > 4

/** Whether two places are typed alike. */
export const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** What a plan loses that becomes another one. */
export const neverSent = { sent: undefined, reference: undefined } satisfies Partial<TripPlan>

/** Whether a plan is empty. */
export const isBlank = (plan: TripPlan): boolean =>
  JSON.stringify({ ...plan, id: '', ...neverSent }) === JSON.stringify(emptyPlan(''))
