import { groupSets, setsInRounds } from '@/lib/fleet/guest-rounds'
import type { FleetRow } from '@/lib/fleet/row'
import type { Shuttle } from '@/lib/fleet/shuttle-rounds'
import { countsOf, type VehicleSet, vehicleSets } from '@/lib/fleet/vehicle-sets'
import { someRow } from './rows'
import { shuttleOf } from '../trip-plan/plans'

const row = (slug: string, passengers: number, more: Partial<FleetRow> = {}) =>
  someRow({ slug, passengers, ...more })
const limousine = row('limousine', 4, { category: 'luxury-cars-4-7-seater', firstFor: ['wedding'] })
const rows = [limousine, row('sedan', 4), row('van', 12), row('mini-bus', 26), row('coach', 45)]
const example = { people: 96, start: '16:40', by: '19:15', minutes: 35 }
const wedding = { people: 229, start: '18:00', by: '20:30', minutes: 30 }
const textsOf = (sets: VehicleSet[]) =>
  sets.map((set) =>
    countsOf(set)
      .flatMap(({ slug, count }) => [count, slug])
      .join(' '),
  )

it.each<[Partial<Shuttle>[], string]>([
  // The example of the wedding page: two rounds.
  [[example], '2 mini-bus, 4 van'],
  // There is time for one round only.
  [[{ ...example, by: '19:14' }], '3 coach, 4 mini-bus, 8 van'],
  // The function that needs the most.
  [[example, wedding], '3 coach, 5 mini-bus, 10 van'],
  [[example, { ...wedding, minutes: 0 }], '2 mini-bus, 4 van'],
  [[example, { ...wedding, by: '18:30' }], ''],
  [[{ ...wedding, by: '17:30' }], ''],
])('brings the guests of %j with %p', (shuttles, found) => {
  expect(textsOf(setsInRounds(shuttles.map(shuttleOf), rows, 'wedding')).join(', ')).toBe(found)
})

it('names what is enough in rounds before what carries everybody', () => {
  const needs = { people: 229, large: 0, cabin: 0, kind: 'wedding' } as const
  const advice = groupSets([shuttleOf(wedding)], rows, needs, 'fewestDrivers')
  const sets = advice.found ? advice.sets : []
  expect(textsOf(sets)).toEqual(['3 coach', '4 coach 2 mini-bus'])
  expect(sets[0]?.reasons).toEqual([{ kind: 'inRounds', drivers: 3 }])
  expect(groupSets([], rows, needs, 'fewestDrivers')).toEqual(vehicleSets(rows, needs, 'fewestDrivers'))
  // Two coaches carry 80 at once, and in one round too.
  const once = { ...wedding, people: 80, by: '19:00' }
  const both = groupSets([shuttleOf(once)], rows, { ...needs, people: 80 }, 'sameType')
  expect(textsOf(both.found ? both.sets : []).filter((text) => text === '2 coach')).toHaveLength(1)
})
