import { getWords } from './pages'
import type { Vehicle } from './schema'

/** A figure as it is shown large, such as '16.5 KMPL', and what it counts; `note` says it again the way the vehicle's own papers do. */
export type KeyFigure = { figure: string; label: string; note?: string }

/** The seats as the specs have them, where that is more than the catalogue's number: '6 passengers plus driver' beside 7. */
function secondReading({ seats, specs }: Vehicle) {
  return specs.seats.replace(/ seats$/, '') === seats.text ? {} : { note: specs.seats }
}

/** What a visitor asks first of a vehicle: seats, large bags, cabin bags, and mileage or battery where it is given. */
export function keyFigures(vehicle: Vehicle): KeyFigure[] {
  const { seats, bags, specs } = vehicle
  const words = getWords().vehicle
  const power = specs.batteryCapacity
    ? { figure: specs.batteryCapacity, label: words.battery }
    : specs.mileage && { figure: specs.mileage, label: words.mileage }
  return [
    { figure: seats.text, label: words.seats, ...secondReading(vehicle) },
    { figure: String(bags.large), label: words.largeBags },
    { figure: String(bags.cabin), label: words.cabinBags },
    ...(power ? [power] : []),
  ]
}
