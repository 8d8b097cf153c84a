import type { FleetRow } from '@/lib/fleet/row'
import { sortRows } from '@/lib/fleet/sort'
import type { SortOrder } from '@/lib/fleet/state'
import { someRow } from './rows'

const bus = someRow({ name: 'Bus', maxSeats: 45, bags: { large: 30, cabin: 40 }, mileage: 4 })
const van = someRow({ name: 'Van', maxSeats: 12, bags: { large: 8, cabin: 8 }, mileage: undefined })
const car = someRow({ name: 'A car', maxSeats: 4, bags: { large: 2, cabin: 1 }, mileage: 22.4 })

it('sorts vehicles with as many large bags by their cabin bags', () => {
  const [few, many, some] = [1, 3, 2].map((cabin) => someRow({ slug: `${cabin}`, bags: { large: 2, cabin } }))
  expect(sortRows([few!, many!, some!], 'bags')).toEqual([many, some, few])
})

it.each<[SortOrder, FleetRow[]]>([
  ['catalogue', [van, bus, car]],
  ['seats', [car, van, bus]],
  ['bags', [bus, van, car]],
  ['mileage', [car, bus, van]],
  ['name', [car, bus, van]],
])('sorts by %s, and leaves the rows it was given as they were', (order, expected) => {
  const given = [van, bus, car]
  expect(sortRows(given, order)).toEqual(expected)
  expect(given).toEqual([van, bus, car])
  const equal = ['b', 'a'].map((slug) => ({ ...van, slug }))
  expect(sortRows(equal, order)).toEqual(equal)
})
