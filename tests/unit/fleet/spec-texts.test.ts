import { findVehicle } from '@/lib/content/fleet'
import { getMessages } from '@/lib/content/pages'
import type { Vehicle } from '@/lib/content/schema/fleet'
import { specTexts } from '@/lib/fleet/spec-texts'

const textsOf = (slug: string, change: (vehicle: Vehicle) => Vehicle = (same) => same) => {
  const vehicle = findVehicle(slug)
  if (!vehicle) throw new Error(`no ${slug}`)
  return specTexts(change(vehicle), getMessages().specs)
}
const withSpecs = (part: Partial<Vehicle['specs']>) => (vehicle: Vehicle) => ({
  ...vehicle,
  specs: { ...vehicle.specs, ...part },
})

it('writes each figure with its unit, without a separator', () => {
  expect(textsOf('honda-city')).toEqual({
    airConditioning: expect.any(String),
    mileage: '18.4 KMPL',
    seats: '4',
    engine: '1197 cc',
  })
  expect(textsOf('tata-nexon')).toMatchObject({ motorPower: '110 kW', batteryCapacity: '46.08 kWh' })
})

it('marks an approximate mileage', () => {
  expect(textsOf('swift-dzire').mileage).toBe('about 22.41 KMPL')
})

it('omits missing values', () => {
  expect(textsOf('toyota-fortuner')).not.toHaveProperty('mileage')
})

it.each([
  ['innova-crysta', 'plain', '7'],
  ['urbania-modified', 'plain', '10/11/14'],
  ['luxury-coach', 'seats', '35/41/45 seats'],
  ['mercedes-viano', 'listed', '7 and 9 seats'],
  ['land-rover-defender', 'passengers', '7 passengers'],
  ['innova-crysta', 'passengersAndDriver', '6 passengers plus driver'],
  ['honda-city', 'passengersAndDriver', '4 passengers plus driver'],
] as const)('formats the seats of %s as %s: %s', (slug, seats, text) => {
  expect(textsOf(slug, withSpecs({ seats })).seats).toBe(text)
})

it('uses the singular for one passenger', () => {
  const small = (vehicle: Vehicle) => ({ ...withSpecs({ seats: 'passengers' })(vehicle), seats: [2] })
  expect(textsOf('innova-crysta', small).seats).toBe('1 passenger')
})
