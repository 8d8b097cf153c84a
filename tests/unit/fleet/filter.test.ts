import fc from 'fast-check'
import { filterRows } from '@/lib/fleet/filter'
import { emptyFilter, type FleetFilter } from '@/lib/fleet/state'
import { anyRows, anyState, someRow } from './rows'

const rowsAndFilter = anyRows.chain((rows) => fc.tuple(fc.constant(rows), anyState(rows)))

const carries: [string, Partial<FleetFilter>][] = [
  ['category', { category: 'van' }],
  ['passengers', { passengers: 7 }],
  ['bags', { bags: 3 }],
  ['air conditioning', { airConditioned: true }],
  ['electric drive', { electric: true }],
]

it.each(carries)('filters by %s alone', (_, part) => {
  const fits = someRow({ category: 'van', maxSeats: 9, bags: { large: 3, cabin: 0 }, electric: true })
  const misses = someRow({ maxSeats: 6, bags: { large: 2, cabin: 9 }, airConditioned: false })
  const alike = { ...fits, slug: 'alike' }
  expect(filterRows([fits, misses, alike], { ...emptyFilter, ...part })).toEqual([fits, alike])
})

it('keeps every row that matches all filters', () => {
  fc.assert(
    fc.property(rowsAndFilter, ([rows, filter]) => {
      const lost = rows.filter((row) => !filterRows(rows, filter).includes(row))
      const one = (part: Partial<FleetFilter>) => filterRows(lost, { ...emptyFilter, ...part })
      const { category, passengers, bags, airConditioned, electric } = filter
      const parts = [{ category }, { passengers }, { bags }, { airConditioned }, { electric }]
      expect(lost.filter((row) => parts.every((part) => one(part).includes(row)))).toEqual([])
    }),
  )
})

it('filters by passengers, not by seats', () => {
  const suv = someRow({ category: 'suv-muvs', maxSeats: 7 })
  expect(filterRows([suv], { ...emptyFilter, passengers: 6 })).toEqual([suv])
  expect(filterRows([suv], { ...emptyFilter, passengers: 7 })).toEqual([])
})
