import { seatsText } from '@/lib/fleet/seats'
import { specTexts } from '@/lib/fleet/spec-texts'
import { getMessages } from './pages'
import type { Vehicle } from './schema/fleet'

/**
 * A figure that is shown large, such as '7' or 'Knee room', with its label; `note` is the same figure as the
 * vehicle's papers state it.
 */
export type KeyFigure = { figure: string; label: string; note?: string }

/**
 * The wording of the seats in the specs table, where it says more than the catalogue's number: '6 passengers plus
 * driver' for 7.
 */
function seatsNote(vehicle: Vehicle) {
  const isSame = vehicle.specs.seats === 'plain' || vehicle.specs.seats === 'seats'
  return isSame ? {} : { note: specTexts(vehicle, getMessages().specs).seats }
}

/**
 * The figures that visitors ask for first: seats, large bags, cabin bags, and a feature of comfort. Mileage and
 * battery are in the specs table only, since the rate includes the fuel.
 */
export function keyFigures(vehicle: Vehicle): KeyFigure[] {
  const { seats, bags, comfort } = vehicle
  const messages = getMessages().vehicle
  return [
    { figure: seatsText(seats), label: messages.seats, ...seatsNote(vehicle) },
    { figure: String(bags.large), label: messages.largeBags },
    { figure: String(bags.cabin), label: messages.cabinBags },
    ...(comfort ? [comfort] : []),
  ]
}
