import { seatsText } from '@/lib/fleet/seats'
import { specTexts } from '@/lib/fleet/spec-texts'
import { getMessages } from './pages'
import type { Vehicle } from './schema/fleet'

/** A figure as it is shown large, such as '7' or 'Knee room', and what it counts; `note` says it again the way the vehicle's own papers do. */
export type KeyFigure = { figure: string; label: string; note?: string }

/** The seats as the specs table says them, where that is more than the catalogue's number: '6 passengers plus driver' beside 7. */
function secondReading(vehicle: Vehicle) {
  const isSame = vehicle.specs.seats === 'plain' || vehicle.specs.seats === 'seats'
  return isSame ? {} : { note: specTexts(vehicle, getMessages().specs).seats }
}

/**
 * What a visitor asks first of a vehicle: seats, large bags, cabin bags, and what a passenger feels in it. Mileage and
 * battery stand in the specs table: the rate includes the fuel.
 */
export function keyFigures(vehicle: Vehicle): KeyFigure[] {
  const { seats, bags, comfort } = vehicle
  const messages = getMessages().vehicle
  return [
    { figure: seatsText(seats), label: messages.seats, ...secondReading(vehicle) },
    { figure: String(bags.large), label: messages.largeBags },
    { figure: String(bags.cabin), label: messages.cabinBags },
    ...(comfort ? [comfort] : []),
  ]
}
