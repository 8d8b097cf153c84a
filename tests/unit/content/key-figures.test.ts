import { findVehicle } from '@/lib/content/fleet'
import { keyFigures, seatsInWords } from '@/lib/content/key-figures'

test('a vehicle is summarised by its seats, the driver’s included, its bags, and what matters to a passenger', () => {
  const crysta = findVehicle('innova-crysta')!
  const figures = keyFigures(crysta)
  const note = expect.stringContaining('driver')
  expect(figures[0]).toEqual({ figure: '7', label: 'seats', note })
  expect(figures.at(-1)).toEqual({ figure: '2', label: 'captain seats' })
  const labels = keyFigures({ ...crysta, comfort: undefined }).map(({ label }) => label)
  expect(labels).toEqual(['seats', 'large bags', 'cabin bags'])
})

test('one bag is named in the singular', () => {
  expect(keyFigures(findVehicle('toyota-fortuner')!)[1]).toEqual({ figure: '1', label: 'large bag' })
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
