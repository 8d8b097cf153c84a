import { inCategory, listCategories, listedIn, listVehicles, seatRange } from '@/lib/content/fleet'

it('lists vehicles by category, then by their order', () => {
  const order = listCategories().map(({ slug }) => slug)
  const places = listVehicles().map(({ category, order: place }) => order.indexOf(category) * 1000 + place)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

it('omits an unlisted vehicle from its category’s list, which keeps its page', () => {
  expect(listedIn('van').map(({ slug }) => slug)).toEqual(['tempo-travellers-2x1', 'urbania-modified'])
  expect(inCategory('van').map(({ slug }) => slug)).toContain('mercedes-viano')
})

it.each([
  ['sedans', '4'],
  ['suv-muvs', '7'],
  ['van', '10–17'],
  ['luxury-buses', '35–45'],
] as const)('the range of seats of %s is %s', (category, range) => {
  expect(seatRange(listedIn(category))).toBe(range)
})
