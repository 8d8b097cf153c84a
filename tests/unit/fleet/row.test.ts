import { listFleetRows } from '@/lib/content/fleet-rows'
import { categoryOf, listVehicles } from '@/lib/content/fleet'
import { pages } from '@/lib/content/pages'
import { toRow } from '@/lib/fleet/row'

const rows = listFleetRows()

it('is made of every vehicle, listed or not, in the catalogue’s order', () => {
  expect(rows.map(({ slug }) => slug)).toEqual(listVehicles().map(({ slug }) => slug))
})

it('links to the vehicle’s page', () => {
  expect(rows.find(({ slug }) => slug === 'mercedes-viano')?.path).toBe('/mercedes-viano')
})

it('can be handed to the browser as it is', () => {
  expect(JSON.parse(JSON.stringify(rows))).toEqual(rows)
})

it('marks the whole fleet as air conditioned', () => {
  expect(rows.filter(({ airConditioned }) => !airConditioned)).toEqual([])
})

it('keeps the names of the company’s preference', () => {
  expect(rows.find(({ slug }) => slug === 'innova-crysta')?.firstFor).toEqual(['hills'])
})

it('lists the kinds of trip for which the vehicle is named first', () => {
  const [vehicle] = listVehicles()
  const first = {
    city: [vehicle!.slug],
    airport: [],
    office: ['other', vehicle!.slug],
    outstation: ['other'],
    hills: [],
    wedding: [],
  }
  const row = toRow(
    vehicle!,
    categoryOf(vehicle!),
    { avoidHills: [], first },
    { airConditioning: '', seats: '' },
  )
  expect(row.firstFor).toEqual(['city', 'office'])
})

it('has the mileage as a number, and as visitors read it', () => {
  const dzire = rows.find(({ slug }) => slug === 'swift-dzire')
  expect([dzire?.mileage, dzire?.specs.mileage]).toEqual([22.41, 'about 22.41 KMPL'])
  const fortuner = rows.find(({ slug }) => slug === 'toyota-fortuner')
  expect([fortuner?.mileage, fortuner?.specs.mileage]).toEqual([undefined, undefined])
})

it('is air conditioned by the fact, whatever the text says', () => {
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
