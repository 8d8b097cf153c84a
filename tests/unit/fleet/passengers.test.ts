/** @jest-environment node */
import { findVehicle, listVehicles } from '@/lib/content/fleet'
import { passengersIn } from '@/lib/fleet/passengers'

/** Vehicles whose own specs say how many passengers they carry. */
const stated = listVehicles().flatMap(({ slug, category, seats, specs }) => {
  const [, passengers] = /(\d+) passengers/.exec(specs.seats) ?? []
  return passengers ? [{ slug, category, seats: seats.max, passengers: Number(passengers) }] : []
})

it.each(stated)('agrees with what the page of $slug says', ({ category, seats, passengers }) => {
  expect(passengersIn(category, seats)).toBe(passengers)
})

it('has vehicles to agree with that count the driver, and others that do not', () => {
  const slugs = stated.map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining(['swift-dzire', 'land-rover-defender']))
})

it.each([
  ['innova-crysta', 6],
  ['tata-nexon', 4],
  ['mercedes-viano', 9],
  ['urbania-modified', 14],
  ['luxury-coach', 45],
])('%s carries %i', (slug, passengers) => {
  const vehicle = findVehicle(slug)
  expect(vehicle && passengersIn(vehicle.category, vehicle.seats.max)).toBe(passengers)
})
