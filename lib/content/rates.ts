import type { Rates } from './schema/rate-card'
import type { Category, Vehicle } from './schema/fleet'
import { getCompany } from './company'
import { categoryOf, inCategory, listCategories, listVehicles } from './fleet'
import { memoize } from './memoize'
import { publicationState } from './publication'

type Dated = { since?: string; until?: string }

/** The rates in force on the day of the build: none before the first and after the last of their days. */
function inForce<Given extends Dated>(rates: Given | undefined): Partial<Given> {
  const { since: publishFrom, until: publishUntil } = rates ?? {}
  return rates && publicationState({ publishFrom, publishUntil }) === 'published' ? rates : {}
}

/** The company's own figures in force. */
export const companyRates = () => inForce(getCompany().rates)

/** What the hire of a category's vehicles costs; `since` is the latest of the days from which its figures hold. */
const ratesIn = (category: Category) => merge(companyRates(), inForce(category.rates))

/** What the hire of a vehicle costs: its own figures, then its category's, then the company's. */
export const ratesOf = (vehicle: Vehicle) => merge(ratesIn(categoryOf(vehicle)), inForce(vehicle.rates))

const merge = (wide: Rates & Dated, narrow: Rates & Dated): Rates & Dated => {
  const since = [wide.since, narrow.since]
    .flatMap((day) => day ?? [])
    .sort()
    .at(-1)
  const until = [wide.until, narrow.until].flatMap((day) => day ?? []).sort()[0]
  return { ...wide, ...narrow, ...(since && { since }), ...(until && { until }) }
}

/** Whether a price can be named at all: for a day in the city or for a kilometre. */
export const hasPrice = ({ localPackage, localHours, localKilometres, perKilometre }: Rates) =>
  Boolean((localPackage && localHours && localKilometres) || perKilometre)

/** The vehicles for which a price is given, with their rates. */
export const pricedVehicles = memoize(() =>
  listVehicles()
    .map((vehicle) => ({ vehicle, rates: ratesOf(vehicle) }))
    .filter(({ rates }) => hasPrice(rates)),
)

/** The rows of a rate card: each category with a price, then its vehicles that have prices of their own. */
export const rateRows = () =>
  listCategories()
    .flatMap((category) => [
      { name: category.title, path: category.slug, rates: ratesIn(category) },
      ...inCategory(category.slug)
        .filter(({ rates }) => hasPrice(inForce(rates)))
        .map((vehicle) => ({ name: vehicle.name, path: vehicle.slug, rates: ratesOf(vehicle) })),
    ])
    .filter(({ rates }) => hasPrice(rates))
