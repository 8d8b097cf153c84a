import { siblingsOf } from '@/lib/fleet/siblings'

const fleetOf = (size: number) => Array.from({ length: size }, (_, index) => ({ slug: `car-${index}` }))
const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug)

it('lists every other vehicle of a small category, in the order of the catalogue', () => {
  expect(slugs(siblingsOf('car-1', fleetOf(4)))).toEqual(['car-0', 'car-2', 'car-3'])
})

it('names all others of a category with one vehicle more than a page names, in the order of the catalogue', () => {
  const fleet = fleetOf(13)
  expect(siblingsOf('car-3', fleet)).toEqual(fleet.filter(({ slug }) => slug !== 'car-3'))
})

it('lists a constant number of vehicles for a category of any larger size', () => {
  expect(siblingsOf('car-3', fleetOf(50))).toHaveLength(12)
  expect(siblingsOf('car-3', fleetOf(5000))).toHaveLength(12)
})

it('wraps around from the last to the first', () => {
  expect(slugs(siblingsOf('car-48', fleetOf(50))).slice(0, 3)).toEqual(['car-49', 'car-0', 'car-1'])
})

it('every vehicle of a large category is linked from others', () => {
  const fleet = fleetOf(40)
  const named = new Set(fleet.flatMap(({ slug }) => slugs(siblingsOf(slug, fleet))))
  expect(named.size).toBe(fleet.length)
})
