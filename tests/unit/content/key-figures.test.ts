import { findVehicle, listVehicles } from '@/lib/content/fleet'
import { keyFigures } from '@/lib/content/key-figures'

const figuresOf = (slug: string) => {
  const vehicle = findVehicle(slug)
  return vehicle ? keyFigures(vehicle) : []
}

test('a petrol car is told by its mileage', () => {
  expect(figuresOf('swift-dzire').at(-1)).toEqual({ figure: 'about 22.41 KMPL', label: 'mileage' })
})

test('an electric car is told by its battery', () => {
  expect(figuresOf('tata-nexon').at(-1)).toEqual({ figure: '46.08 kWh', label: 'battery' })
})

test('a figure that the company has not given is left out', () => {
  expect(figuresOf('toyota-fortuner').map(({ label }) => label)).toEqual(['seats', 'large bags', 'cabin bags'])
})

test('seats that count the driver say so', () => {
  expect(figuresOf('innova-crysta')[0]).toEqual({ figure: '7', label: 'seats', note: expect.stringContaining('driver') })
})

test('every vehicle has three figures or four', () => {
  for (const vehicle of listVehicles()) expect([3, 4]).toContain(keyFigures(vehicle).length)
})
