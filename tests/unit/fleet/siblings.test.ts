import { siblingsOf } from '@/lib/fleet/siblings'

const fleetOf = (size: number) => Array.from({ length: size }, (_, index) => ({ slug: `car-${index}` }))
const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug)

it.each([4, 13])('lists every other vehicle of a category of %i, in the order of the catalogue', (size) => {
  const fleet = fleetOf(size)
  expect(siblingsOf('car-3', fleet)).toEqual(fleet.filter(({ slug }) => slug !== 'car-3'))
})

it.each([14, 5000])('lists a constant number of vehicles for a category of any larger size: %i', (size) => {
  expect(siblingsOf('car-3', fleetOf(size))).toHaveLength(12)
})

it('wraps around from the last to the first', () => {
  expect(slugs(siblingsOf('car-48', fleetOf(50))).slice(0, 3)).toEqual(['car-49', 'car-0', 'car-1'])
})

it('every vehicle of a large category is linked from others', () => {
  const fleet = fleetOf(40)
  const named = new Set(fleet.flatMap(({ slug }) => slugs(siblingsOf(slug, fleet))))
  expect(named.size).toBe(fleet.length)
})
