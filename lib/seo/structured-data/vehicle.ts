import type {
  EngineSpecification,
  Offer,
  PropertyValue,
  QuantitativeValue,
  UnitPriceSpecification,
  Vehicle as VehicleNode,
} from 'schema-dts'
import type { Rates } from '@/lib/content/schema/rate-card'
import type { Vehicle } from '@/lib/content/schema/fleet'
import type { CategorySlug } from '@/lib/fleet/categories'
import { interpolate, type Message } from '@/lib/format/interpolate'
import { absoluteUrl } from '@/lib/seo/metadata'
import { fleetPath } from '@/lib/routes/routes'
import { nodeId, nodeReference, organizationId } from './node-ids'

/** Units by their UN/CEFACT codes, as schema.org requires. */
const units = {
  cubicCentimetre: 'CMQ',
  kilowatt: 'KWT',
  kilowattHour: 'KWH',
  kilometre: 'KMT',
  hour: 'HUR',
} as const

const types = {
  sedans: 'Car',
  'suv-muvs': 'Car',
  'luxury-cars-4-7-seater': 'Car',
  van: 'Vehicle',
  'ev-cars': 'Car',
  'luxury-buses': 'BusOrCoach',
} as const satisfies Record<CategorySlug, 'Car' | 'Vehicle' | 'BusOrCoach'>

const quantity = (value: number, unitCode: string): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode,
})

/** '7' is 7; '10/11/14' is from 10 to 14. */
function seatingCapacity({ seats }: Vehicle): number | QuantitativeValue {
  const [fewest, most] = [Math.min(...seats), Math.max(...seats)]
  return fewest === most ? most : { '@type': 'QuantitativeValue', minValue: fewest, maxValue: most }
}

/** The specs without those that are marked as samples, which the company has not confirmed. */
const confirmedSpecs = ({ specs, sample }: Vehicle): Vehicle['specs'] => ({
  ...specs,
  ...(sample.includes('specs.engine') && { engine: undefined }),
  ...(sample.includes('specs.mileage') && { mileage: undefined }),
})

/** The fuel is given for electric vehicles only: for the others the company has not stated it. */
function engine({ electric }: Vehicle, specs: Vehicle['specs']): EngineSpecification | undefined {
  if (!specs.engine && !specs.motorPower) return undefined
  return {
    '@type': 'EngineSpecification',
    ...(specs.engine && { engineDisplacement: quantity(specs.engine, units.cubicCentimetre) }),
    ...(specs.motorPower && { enginePower: quantity(specs.motorPower, units.kilowatt) }),
    ...(electric && { fuelType: 'Electricity' }),
  }
}

type Labels = { largeBags: Message; cabinBags: Message; specRows: { batteryCapacity: string } }

function properties({ bags, specs }: Vehicle, labels: Labels): PropertyValue[] {
  const property = (name: string, value: number): PropertyValue => ({ '@type': 'PropertyValue', name, value })
  return [
    property(interpolate(labels.largeBags, { count: bags.large }), bags.large),
    property(interpolate(labels.cabinBags, { count: bags.cabin }), bags.cabin),
    ...(specs.batteryCapacity
      ? [
          {
            ...property(labels.specRows.batteryCapacity, specs.batteryCapacity),
            unitCode: units.kilowattHour,
          },
        ]
      : []),
  ]
}

type DatedRates = Rates & { since?: string; until?: string }

/** The hire of a vehicle with its prices; undefined while none is given. */
function offer({ since, until, ...rates }: DatedRates): Offer | undefined {
  const price = (amount: number, quantity: QuantitativeValue): UnitPriceSpecification => ({
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency: 'INR',
    valueAddedTaxIncluded: false,
    referenceQuantity: quantity,
    ...(since && { validFrom: since }),
    ...(until && { validThrough: until }),
  })
  const prices = [
    ...(rates.localPackage && rates.localHours
      ? [price(rates.localPackage, quantity(rates.localHours, units.hour))]
      : []),
    ...(rates.perKilometre ? [price(rates.perKilometre, quantity(1, units.kilometre))] : []),
  ]
  if (prices.length === 0) return undefined
  return {
    '@type': 'Offer',
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    seller: nodeReference(organizationId()),
    priceSpecification: prices,
  }
}

/**
 * A vehicle with the figures of its file. Not a `Product`: there is no review or rating. Its hire is an offer
 * once a price is given.
 * @param pictures absolute addresses.
 */
export function vehicleNode(
  vehicle: Vehicle,
  pictures: string[],
  labels: Labels,
  rates: DatedRates = {},
): VehicleNode {
  const path = fleetPath(vehicle.slug)
  const specs = confirmedSpecs(vehicle)
  const motor = engine(vehicle, specs)
  const { mileage } = specs
  const hire = offer(rates)
  return {
    '@type': types[vehicle.category],
    '@id': nodeId(path, 'vehicle'),
    name: vehicle.name,
    description: vehicle.summary,
    url: absoluteUrl(path),
    mainEntityOfPage: nodeReference(nodeId(path, 'webpage')),
    image: pictures,
    vehicleSeatingCapacity: seatingCapacity(vehicle),
    ...(motor && { vehicleEngine: motor }),
    ...(vehicle.electric && { fuelType: 'Electricity' }),
    ...(mileage && {
      fuelEfficiency: { '@type': 'QuantitativeValue', value: mileage, unitText: 'km/l' },
    }),
    additionalProperty: properties(vehicle, labels),
    ...(hire && { offers: hire }),
  }
}
