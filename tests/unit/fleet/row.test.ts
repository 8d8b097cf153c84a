/** @jest-environment node */
import { listFleetRows } from '@/lib/content/fleet-rows'
import { listVehicles } from '@/lib/content/fleet'
import { readMileage } from '@/lib/fleet/row'

const rows = listFleetRows()

it('is made of every vehicle, listed or not, in the catalogue’s order', () => {
  expect(rows.map(({ slug }) => slug)).toEqual(listVehicles().map(({ slug }) => slug))
})

it('leads to the vehicle’s own page', () => {
  expect(rows.find(({ slug }) => slug === 'mercedes-viano')?.path).toBe('/mercedes-viano')
})

it('can be handed to the browser as it is', () => {
  expect(JSON.parse(JSON.stringify(rows))).toEqual(rows)
})

it('says of the whole fleet that it is air conditioned', () => {
  expect(rows.filter(({ airConditioned }) => !airConditioned)).toEqual([])
})

it('keeps the names of the company’s preference', () => {
  expect(rows.find(({ slug }) => slug === 'innova-crysta')?.firstFor).toEqual(['hills'])
})

it.each([
  ['20 KMPL', 20],
  ['about 22.41 KMPL', 22.41],
  [undefined, undefined],
])('reads a mileage of %s as %s', (text, mileage) => {
  expect(readMileage(text)).toBe(mileage)
})
