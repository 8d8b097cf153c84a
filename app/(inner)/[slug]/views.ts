import type { CategoryPageProps } from '@/components/fleet/category-page'
import type { VehiclePageProps } from '@/components/fleet/vehicle-page'
import { getCompany } from '@/lib/content/company'
import { categoryOf, listCategories, listedIn, listVehicles } from '@/lib/content/fleet'
import { galleryOf } from '@/lib/content/gallery'
import { getWords } from '@/lib/content/pages'
import { contactNumbers } from '@/lib/site/contact-links'
import type { Category, Vehicle } from '@/lib/content/schema'
import { similarVehicles } from '@/lib/fleet/similar'
import { fleetPath, routes } from '@/lib/site/routes'
import { vehicleCard } from '../../fleet-cards'

const fleetTrail = () => {
  const { common, header } = getWords()
  return [
    { label: common.home, path: routes.home },
    { label: header.fleet, path: routes.fleet },
  ]
}

/** What a category's page shows. */
export const categoryPage = (category: Category): CategoryPageProps => ({
  category,
  cards: listedIn(category.slug).map(vehicleCard),
  siblings: listCategories().filter(({ slug }) => slug !== category.slug),
  trail: fleetTrail(),
  words: getWords(),
})

/** Rows of the specs table, in the order their labels stand in the interface words. */
function specRows({ specs }: Vehicle) {
  const labels = Object.entries(getWords().vehicle.specRows) as [keyof Vehicle['specs'], string][]
  return labels.flatMap(([key, label]) => {
    const value = specs[key]
    return value ? [{ label, value }] : []
  })
}

/** The seats as the specs have them, where that is more than the catalogue's number: '6 passengers plus driver' beside 7. */
function secondReading({ seats, specs }: Vehicle) {
  return specs.seats.replace(/ seats$/, '') === seats.text ? {} : { note: specs.seats }
}

function keyFigures(vehicle: Vehicle) {
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

/** What a vehicle's page shows. */
export function vehiclePage(vehicle: Vehicle): VehiclePageProps {
  const category = categoryOf(vehicle)
  return {
    vehicle,
    pictures: galleryOf(vehicle),
    specs: specRows(vehicle),
    figures: keyFigures(vehicle),
    similar: similarVehicles(vehicle, listVehicles()).map(vehicleCard),
    trail: [...fleetTrail(), { label: category.title, path: fleetPath(category.slug) }],
    numbers: contactNumbers(getCompany()),
    words: getWords(),
  }
}
