import fc from 'fast-check'
import type { FleetRow } from '@/lib/fleet/row'
import { sortRows } from '@/lib/fleet/sort'
import { type SortOrder, sortOrders } from '@/lib/fleet/state'
import { anyRows, someRow } from './rows'

const anyOrder = fc.constantFrom(...sortOrders)

it('keeps every row, and does not mutate its input', () => {
  fc.assert(
    fc.property(anyRows, anyOrder, (rows, order) => {
      const before = [...rows]
      const sorted = sortRows(rows, order)
      expect(sorted).toHaveLength(rows.length)
      expect(new Set(sorted)).toEqual(new Set(rows))
      expect(rows).toEqual(before)
    }),
  )
})

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
])('sorts by %s', (order, expected) => {
  expect(sortRows([van, bus, car], order)).toEqual(expected)
  const equal = ['b', 'a'].map((slug) => ({ ...van, slug }))
  expect(sortRows(equal, order)).toEqual(equal)
})
