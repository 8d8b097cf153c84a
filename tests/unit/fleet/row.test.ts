import { listFleetRows } from '@/lib/content/fleet-rows'
import { categoryOf, listVehicles } from '@/lib/content/fleet'
import type { Vehicle } from '@/lib/content/schema/fleet'
import { pages } from '@/lib/content/pages'
import { toRow } from '@/lib/fleet/row'

const rows = listFleetRows()

it('there is a row for every vehicle, listed or not, in the catalogue’s order', () => {
  expect(rows.map(({ slug }) => slug)).toEqual(listVehicles().map(({ slug }) => slug))
})

it('links to the vehicle’s page', () => {
  expect(rows.find(({ slug }) => slug === 'mercedes-viano')?.path).toBe('/mercedes-viano')
})

it('lists the kinds of trip for which the vehicle is named first, and what it takes with seats folded', () => {
  const [vehicle] = listVehicles()
  const folded = [{ passengers: 4, large: 4 }]
  const first = {
    city: [vehicle!.slug],
    airport: [],
    office: ['other', vehicle!.slug],
    outstation: ['other'],
    hills: [],
    wedding: [],
  }
  const rowOf = (part: Partial<Vehicle>) =>
    toRow({ ...vehicle!, ...part }, categoryOf(vehicle!), { first }, { airConditioning: '', seats: '' })
  expect(rowOf({ folded })).toMatchObject({ firstFor: ['city', 'office'], folded })
  expect(rowOf({})).not.toHaveProperty('folded')
})

it('has the mileage as a number and as formatted text', () => {
  const dzire = rows.find(({ slug }) => slug === 'swift-dzire')
  expect([dzire?.mileage, dzire?.specs.mileage]).toEqual([22.41, 'about 22.41 KMPL'])
  const fortuner = rows.find(({ slug }) => slug === 'toyota-fortuner')
  expect([fortuner?.mileage, fortuner?.specs.mileage]).toEqual([undefined, undefined])
})

it('derives air conditioning from the boolean field, not from the text', () => {
  const [vehicle] = listVehicles()
  if (!vehicle) throw new Error('no vehicle')
  const advice = pages.compare().finder
  const rowOf = (airConditioned: boolean) =>
    toRow({ ...vehicle, airConditioned }, categoryOf(vehicle), advice, {
      airConditioning: 'Vents',
      seats: '4',
    })
  expect([rowOf(true).airConditioned, rowOf(false).airConditioned]).toEqual([true, false])
})
