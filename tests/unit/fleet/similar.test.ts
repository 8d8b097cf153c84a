import type { CategorySlug } from '@/lib/fleet/categories'
import { similarVehicles } from '@/lib/fleet/similar'

const item = (slug: string, seats: number[], category: CategorySlug = 'van', listed = true) => ({
  slug,
  category,
  listed,
  seats,
})
const slugsBeside = (vehicle: ReturnType<typeof item>, others: ReturnType<typeof item>[]) =>
  similarVehicles(vehicle, [vehicle, ...others]).map(({ slug }) => slug)

it('compares the nearest layouts', () => {
  const near = item('near', [15, 17])
  expect(slugsBeside(item('own', [10, 11, 14]), [item('far', [17]), near])).toEqual(['near', 'far'])
})

it('lists its own category first among equally near vehicles', () => {
  const others = [item('suv', [7], 'suv-muvs'), item('van', [7]), item('closer', [8], 'luxury-buses')]
  expect(slugsBeside(item('own', [8]), others)).toEqual(['closer', 'van', 'suv'])
})

it('keeps the order of the catalogue for the other ties', () => {
  expect(slugsBeside(item('own', [8]), [item('b', [7]), item('a', [9]), item('c', [7])])).toEqual([
    'b',
    'a',
    'c',
  ])
})

it('lists three others at the most, and none that is not listed', () => {
  const others = [7, 8, 9, 10].map((seats) => item(`${seats}`, [seats], 'van', seats !== 8))
  expect(slugsBeside(item('own', [8]), others)).toEqual(['7', '9', '10'])
  expect(slugsBeside(item('own', [8]), [...others, item('last', [99])])).toEqual(['7', '9', '10'])
})
