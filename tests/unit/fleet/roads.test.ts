import { closedTo, isClosedIn, type Refusal, refusalOf, type RoadFacts } from '@/lib/fleet/roads'
import { isSuitableFor } from '@/lib/fleet/suitability'
import type { Vehicle } from '@/lib/content/schema/fleet'

type RoadVehicle = Pick<Vehicle, 'slug' | 'roads' | 'seats' | 'electric'>

const car: RoadVehicle = { slug: 'car', roads: { upTo: 'hills' }, seats: [4], electric: false }
const saloon: RoadVehicle = { ...car, roads: { upTo: 'plains' } }
const van: RoadVehicle = { ...car, seats: [12, 9] }
const electric: RoadVehicle = { ...car, roads: { upTo: 'hills', furthest: 200 }, electric: true }

const plain: RoadFacts = { kind: 'plains', kilometres: 200, charging: false }
const hill: RoadFacts = { ...plain, kind: 'hills' }
const charged = { charging: true }
const order = (fromSeats: number) => ({ refuses: { fromSeats } }) as Pick<RoadFacts, 'refuses'>

it.each<[string, RoadVehicle, RoadFacts, Refusal | undefined]>([
  ['a car for the hills on a hill road', car, hill, undefined],
  ['a saloon on the plain', saloon, plain, undefined],
  ['a saloon on a hill road', saloon, hill, 'kind'],
  ['a saloon that takes this one', saloon, { ...hill, also: ['car'] }, undefined],
  ['a car of any reach on a long road', car, { ...hill, kilometres: 900 }, undefined],
  ['a van whose fewest seats the order names', van, { ...hill, ...order(9) }, 'authority'],
  ['a van that has a layout below the order', van, { ...hill, ...order(10) }, undefined],
  [
    'a van under an order where its kind would refuse it too',
    { ...van, roads: saloon.roads },
    { ...hill, ...order(9) },
    'authority',
  ],
  ['an electric car within its reach, where it is charged', electric, { ...hill, ...charged }, undefined],
  ['an electric car beyond its reach', electric, { ...hill, ...charged, kilometres: 201 }, 'battery'],
  ['an electric car where nobody charges it', electric, hill, 'battery'],
  [
    'an electric car on a road above its kind',
    { ...electric, roads: saloon.roads },
    { ...hill, ...charged },
    'battery',
  ],
])('%s', (_, vehicle, road, refusal) => expect(refusalOf(vehicle, road)).toBe(refusal))

it('keeps a car off the hills in its months, off no plain, and a saloon off them all year', () => {
  const dry = { ...car, roads: { ...car.roads, notIn: [1, 7] } }
  const hills = (['goodHills', 'hills'] as const).map((kind) => closedTo(dry, { ...hill, kind }))
  expect(hills).toEqual(Array(2).fill({ because: 'months', months: [1, 7] }))
  expect(closedTo(dry, plain)).toBeUndefined()
  expect(closedTo(car, hill)).toBeUndefined()
  expect(closedTo(saloon, hill)).toEqual({ because: 'kind' })
})

it.each<[months: number[] | undefined, month: number | undefined, isClosed: boolean]>([
  [undefined, undefined, true],
  [undefined, 1, true],
  [[1, 7], 7, true],
  [[1, 7], 2, false],
  [[1, 7], undefined, false],
])('a road closed in the months %j is closed in %s: %s', (months, month, isClosed) => {
  expect(isClosedIn({ because: 'months', months }, month)).toBe(isClosed)
})

it('finds a vehicle suitable for a kind of trip that takes its road in any month, at any distance', () => {
  const dry = { roads: { ...car.roads, notIn: [1] } }
  const kindsOf = (row: Pick<Vehicle, 'roads'>) =>
    (['city', 'outstation', 'hills'] as const).filter((kind) => isSuitableFor(row, kind))
  expect(kindsOf(car)).toEqual(['city', 'outstation', 'hills'])
  expect(kindsOf(saloon)).toEqual(['city', 'outstation'])
  expect(kindsOf(dry)).toEqual(['city', 'outstation'])
  expect(kindsOf(electric)).toEqual(['city'])
})
