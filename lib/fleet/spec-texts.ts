import type { Messages } from '@/lib/content/schema/messages'
import type { Vehicle } from '@/lib/content/schema/fleet'
import { type Message, interpolate } from '@/lib/format/interpolate'
import { formatList } from '@/lib/format/list'
import { LOCALE } from '@/lib/format/locale'
import { passengersIn } from './passengers'
import { mostSeats, seatsText } from './seats'

/** Rows of the specs table as visitors read them. Figures that the company has not stated are missing. */
export type SpecTexts = {
  airConditioning: string
  mileage?: string
  seats: string
  engine?: string
  motorPower?: string
  batteryCapacity?: string
}

/** Engine sizes are written without a separator: '2998 cc'. */
const figures = new Intl.NumberFormat(LOCALE, { useGrouping: false })

/**
 * The figures of a vehicle's file with their units, and its seats as its papers word them: '22.41 KMPL', '6
 * passengers plus driver'.
 */
export function specTexts({ category, seats, specs }: Vehicle, messages: Messages['specs']): SpecTexts {
  const figure = (key: 'mileage' | 'engine' | 'motorPower' | 'batteryCapacity', message: Message) => {
    const value = specs[key]
    return value === undefined ? {} : { [key]: interpolate(message, { value: figures.format(value) }) }
  }
  return {
    airConditioning: specs.airConditioning,
    ...figure('mileage', specs.mileageIsAbout ? messages.mileageAbout : messages.mileage),
    seats: interpolate(messages.seats[specs.seats], {
      seats: seatsText(seats),
      list: formatList(seats.map(String)),
      most: mostSeats(seats),
      passengers: passengersIn(category, mostSeats(seats)),
    }),
    ...figure('engine', messages.engine),
    ...figure('motorPower', messages.motorPower),
    ...figure('batteryCapacity', messages.batteryCapacity),
  }
}
