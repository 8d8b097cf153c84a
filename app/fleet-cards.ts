import type { CategoryCardProps } from '@/components/fleet/category-card'
import type { GlanceGroup } from '@/components/fleet/fleet-glance'
import type { VehicleCardProps } from '@/components/fleet/vehicle-card'
import { inCategory, listCategories, listedIn, seatRange } from '@/lib/content/fleet'
import { galleryOf, showPicture } from '@/lib/content/gallery'
import { getWords } from '@/lib/content/pages'
import type { Category, Vehicle } from '@/lib/content/schema/fleet'
import { fill } from '@/lib/site/fill'
import { fleetPath } from '@/lib/site/routes'

/** A category as its card shows it. */
export function categoryCard(category: Category): CategoryCardProps {
  const vehicles = listedIn(category.slug)
  const words = getWords().fleet
  return {
    path: fleetPath(category.slug),
    title: category.title,
    purpose: category.purpose,
    facts: [
      fill(words.models, { count: vehicles.length }),
      fill(words.seatRange, { seats: seatRange(vehicles) }),
    ],
    shown: showPicture(category.picture),
  }
}

/** Every category with its vehicles and their seats, for the fleet at a glance. */
export const glanceGroups = (): GlanceGroup[] =>
  listCategories().map(({ slug, title }) => ({
    title,
    path: fleetPath(slug),
    vehicles: inCategory(slug).map((vehicle) => ({
      name: vehicle.name,
      path: fleetPath(vehicle.slug),
      seats: fill(getWords().fleet.seatRange, { seats: vehicle.seats.text }),
    })),
  }))

/** A vehicle as its card shows it. */
export function vehicleCard(vehicle: Vehicle): VehicleCardProps {
  const words = getWords()
  const { mileage, batteryCapacity } = vehicle.specs
  const [shown] = galleryOf(vehicle)
  return {
    path: fleetPath(vehicle.slug),
    name: vehicle.name,
    summary: vehicle.summary,
    facts: [
      fill(words.fleet.seatRange, { seats: vehicle.seats.text }),
      fill(words.fleet.bags, vehicle.bags),
      words.fleet.airConditioned,
      batteryCapacity ?? mileage,
    ].filter((fact) => fact !== undefined),
    shown: shown ?? { picture: undefined, alt: vehicle.name },
    getDetails: words.common.getDetails,
  }
}
