import { countsDriver, passengersIn } from '@/lib/fleet/passengers'
import { mostSeats, seatsText } from '@/lib/fleet/seats'
import { specTexts } from '@/lib/fleet/spec-texts'
import { interpolate } from '@/lib/format/interpolate'
import { getMessages } from './pages'
import type { Vehicle } from './schema/fleet'

/**
 * A figure that is shown large, such as '7' or 'Knee room', with its label; `note` is the same figure as the
 * vehicle's papers state it.
 */
export type KeyFigure = { figure: string; label: string; note?: string }

/** How many travel, where the seats count the driver's too: '6 besides the driver'. */
function besidesDriver({ category, seats }: Vehicle): string | undefined {
  if (!countsDriver[category]) return undefined
  return interpolate(getMessages().fleet.besides, { passengers: passengersIn(category, mostSeats(seats)) })
}

/** The wording of the seats in the specs table, where it says more than the catalogue's number. */
function seatsNote(vehicle: Vehicle) {
  const isSame = vehicle.specs.seats === 'plain' || vehicle.specs.seats === 'seats'
  const note = isSame ? besidesDriver(vehicle) : specTexts(vehicle, getMessages().specs).seats
  return note === undefined ? {} : { note }
}

/** The seats as the catalogue counts them, and how many travel where that is another number. */
export const seatsInWords = (vehicle: Vehicle): string =>
  [interpolate(getMessages().fleet.seatRange, { seats: seatsText(vehicle.seats) }), besidesDriver(vehicle)]
    .filter(Boolean)
    .join(', ')

/**
 * The figures that visitors ask for first: seats, large bags, cabin bags, and a feature of comfort. Mileage and
 * battery are in the specs table only, since the rate includes the fuel.
 */
export function keyFigures(vehicle: Vehicle): KeyFigure[] {
  const { seats, bags, comfort } = vehicle
  const messages = getMessages().vehicle
  return [
    { figure: seatsText(seats), label: messages.seats, ...seatsNote(vehicle) },
    { figure: String(bags.large), label: interpolate(messages.largeBags, { count: bags.large }) },
    { figure: String(bags.cabin), label: interpolate(messages.cabinBags, { count: bags.cabin }) },
    ...(comfort ? [comfort] : []),
  ]
}
