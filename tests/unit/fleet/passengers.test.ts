import { findVehicle } from '@/lib/content/fleet'
import { passengersIn } from '@/lib/fleet/passengers'
import { mostSeats } from '@/lib/fleet/seats'

it.each([
  ['swift-dzire', 4],
  ['land-rover-defender', 7],
  ['innova-crysta', 6],
  ['tata-nexon', 4],
  ['mercedes-viano', 9],
  ['urbania-modified', 14],
  ['luxury-coach', 45],
])('%s carries %i', (slug, passengers) => {
  const vehicle = findVehicle(slug)
  expect(vehicle && passengersIn(vehicle.category, mostSeats(vehicle.seats))).toBe(passengers)
})
