import fc from 'fast-check'
import { listCategories } from '@/lib/content/fleet'
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

it('returns three other listed vehicles without duplicates, for any vehicle', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 })
  const fleets = fc.uniqueArray(
    fc.record({
      slug: fc.string({ minLength: 1 }),
      category: fc.constantFrom(...listCategories().map(({ slug }) => slug)),
      listed: fc.boolean(),
      seats: sizes,
    }),
    { selector: ({ slug }) => slug, minLength: 1 },
  )
  fc.assert(
    fc.property(fleets, (fleet) => {
      const [own] = fleet
      if (!own) return
      const similar = similarVehicles(own, fleet)
      const others = fleet.filter(({ slug, listed }) => listed && slug !== own.slug)
      expect(similar).toHaveLength(Math.min(3, others.length))
      expect(similar.every((found) => others.includes(found))).toBe(true)
      expect(new Set(similar).size).toBe(similar.length)
    }),
  )
})
