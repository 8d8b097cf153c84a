import { findVehicle } from '@/lib/content/fleet'
import { keyFigures, seatsInWords } from '@/lib/content/key-figures'

const figuresOf = (slug: string) => {
  const vehicle = findVehicle(slug)
  return vehicle ? keyFigures(vehicle) : []
}

test('a vehicle is summarised by what matters to a passenger', () => {
  expect(figuresOf('innova-crysta').at(-1)).toEqual({ figure: '2', label: 'captain seats' })
})

test('a vehicle without further figures has seats and bags only', () => {
  const vehicle = findVehicle('innova-crysta')
  const figures = vehicle ? keyFigures({ ...vehicle, comfort: undefined }) : []
  expect(figures.map(({ label }) => label)).toEqual(['seats', 'large bags', 'cabin bags'])
})

test('one bag is named in the singular', () => {
  const vehicle = findVehicle('toyota-fortuner')
  expect(vehicle && keyFigures(vehicle)[1]).toEqual({ figure: '1', label: 'large bag' })
})

test('seats that include the driver are labelled so', () => {
  expect(figuresOf('innova-crysta')[0]).toEqual({
    figure: '7',
    label: 'seats',
    note: expect.stringContaining('driver'),
  })
})

test.each([
  ['innova-crysta', '7 seats, 6 besides the driver'],
  ['land-rover-defender', '8 seats, 7 besides the driver'],
  ['swift-dzire', '4 seats'],
  ['luxury-coach', '35/41/45 seats'],
])('the seats of %s in words: %s', (slug, words) => {
  const vehicle = findVehicle(slug)
  expect(vehicle && seatsInWords(vehicle)).toBe(words)
})
