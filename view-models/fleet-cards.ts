import type { CategoryCardProps } from '@/components/fleet/category-card'
import type { FleetOverviewGroup } from '@/components/fleet/fleet-overview'
import type { SuitableVehicle } from '@/components/fleet/suitable-vehicles'
import type { VehicleCardProps } from '@/components/fleet/vehicle-card'
import { findVehicle, inCategory, listCategories, listedIn } from '@/lib/content/fleet'
import { cardOf, onCard, resolveImage } from '@/lib/content/images'
import { getMessages } from '@/lib/content/pages'
import type { Category, Vehicle } from '@/lib/content/schema/fleet'
import { interpolate } from '@/lib/format/interpolate'
import { fleetPath } from '@/lib/routes/routes'
import { seatsInWords } from '@/lib/content/key-figures'
import { describeRoom } from '@/lib/fleet/fit'
import { passengersIn } from '@/lib/fleet/passengers'
import { mostSeats } from '@/lib/fleet/seats'
import { specTexts } from '@/lib/fleet/spec-texts'

/** How many travel in a vehicle besides the driver, in its largest layout. */
const mostPassengers = ({ category, seats }: Vehicle) => passengersIn(category, mostSeats(seats))

/** A category as its card shows it. */
export function categoryCard(category: Category): CategoryCardProps {
  return {
    path: fleetPath(category.slug),
    title: category.title,
    purpose: category.purpose,
    people: interpolate(getMessages().fleet.upTo, {
      passengers: Math.max(...listedIn(category.slug).map(mostPassengers)),
    }),
    shown: onCard(resolveImage(category.picture)),
  }
}

/** Every category with its vehicles and what each has room for, for the fleet at a glance. */
export const glanceGroups = (): FleetOverviewGroup[] =>
  listCategories().map(({ slug, title }) => ({
    title,
    path: fleetPath(slug),
    vehicles: inCategory(slug).map((vehicle) => ({
      name: vehicle.name,
      path: fleetPath(vehicle.slug),
      room: describeRoom(
        { ...vehicle, passengers: mostPassengers(vehicle) },
        getMessages().offers.party.fits,
      ),
    })),
  }))

/** A vehicle as its card shows it. */
export function vehicleCard(vehicle: Vehicle): VehicleCardProps {
  const messages = getMessages()
  const { mileage, batteryCapacity } = specTexts(vehicle, messages.specs)
  return {
    path: fleetPath(vehicle.slug),
    name: vehicle.name,
    summary: vehicle.summary,
    facts: [
      seatsInWords(vehicle),
      interpolate(messages.fleet.bags, vehicle.bags),
      messages.fleet.airConditioned,
      batteryCapacity ?? mileage,
    ].filter((fact) => fact !== undefined),
    shown: cardOf(vehicle),
    getDetails: messages.common.getDetails,
  }
}

/** The vehicles of a page that are shown, each with its reason. */
export const suitableVehicles = (named: { slug: string; text: string }[]): SuitableVehicle[] =>
  named.flatMap(({ slug, text }) => {
    const vehicle = findVehicle(slug)
    return vehicle ? [suitableVehicle(vehicle, text)] : []
  })

/** A vehicle with the reason why it is suitable. */
export const suitableVehicle = (vehicle: Vehicle, text: string): SuitableVehicle => ({
  name: vehicle.name,
  path: fleetPath(vehicle.slug),
  seats: seatsInWords(vehicle),
  text,
  shown: cardOf(vehicle),
})
