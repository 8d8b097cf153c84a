import fc from 'fast-check'
import { findLeg, type KnownRoad } from '@/lib/guides/legs'
import { roads } from './roads'
import { forAll } from '@/tests/unit/for-all'

const kilometres = (from: string, to: string) =>
  findLeg(roads, from, to)?.stages.reduce((sum, each) => sum + each.kilometres, 0)

it.each([
  ['Delhi', 'Nainital', 310],
  ['New Delhi railway station', 'Hotel on the lake, nainital', 310],
  ['IGI T3', 'Haldwani', 270],
  ['Haldwani', 'Nainital, Mallital', 40],
  ['Nainital', 'Delhi', 310],
  ['Delhi', 'Corbett, east gate', 250],
  ['Delhi', 'Ramnagar', 250],
  ['दिल्ली', 'होटल लेक, नैनीताल', 310],
  ['IGI T3', 'हल्‍द्वानी', 270],
  ['Airport', 'Naynital, Nainitaal', 310],
  ['T1 airport', 'Haldvani', 270],
  ['हवाई अड्डा Terminal १', 'Nainital', 310],
  ['Delhi', 'Nainital via Haldwani', 310],
  ['Delhi', 'नैनीताल (वाया हल्द्वानी)', 310],
  ['Delhi', 'Delhi to Nainital', 310],
  ['Noida to Delhi', 'Haldwani/Nainital', 310],
  // The shorter of two roads with both, and the town at the end of an address.
  ['Delhi', 'Gajraula', 100],
  ['Delhi', 'Nainital Road, Haldwani', 270],
])('finds the leg from %s to %s of %i km', (from, to, expected) => {
  expect(kilometres(from, to)).toBe(expected)
})

it.each([
  ['Delhi', 'Jaipur'],
  ['Nainital', 'Corbett'],
  ['Delhi', 'New Delhi'],
  ['Delhi', 'Delhibad'],
  ['Mumbai airport', 'Nainital'],
  ['Airport Road', 'Nainital'],
  ['', 'Nainital'],
  ['Delhi', 'Corbett & Nainital'],
  ['Delhi', 'Nainital to Ramnagar'],
  ['Delhi', 'नैनीताल और Corbett'],
])('finds no leg from %p to %p', (from, to) => {
  expect(findLeg(roads, from, to)).toBeUndefined()
})

it('a branch has its own seasons, and no guide that describes it', () => {
  const season = (title: string) => ({ title, months: [1], on: 'all' as const, slower: 0 })
  const branch = { ...roads[0]!, described: 2, seasons: [season('road')], branchSeasons: [season('branch')] }
  const found = (from: string, to: string, road: KnownRoad = branch) => {
    const { guide, seasons } = findLeg([road], from, to)!
    return [guide, seasons[0]?.title]
  }
  expect(found('Delhi', 'Nainital')).toEqual(['nainital', 'road'])
  expect(found('Nainital', 'Haldwani')).toEqual([undefined, 'branch'])
  expect(found('Haldwani', 'Nainital', { ...branch, branchSeasons: undefined! })).toEqual([undefined, 'road'])
  // Its last stage is in the hills.
  const plains = { ...branch, branchSeasons: [{ ...season('fog'), on: 'plains' as const }] }
  expect(found('Haldwani', 'Nainital', plains)).toEqual([undefined, undefined])
})

it('the return has the same length, through the same places in reverse', () => {
  expect(findLeg(roads, 'Nainital', 'Delhi')?.stages.map(({ to }) => to)).toEqual([
    'Haldwani, bus stand',
    'Gajraula',
    'Delhi',
  ])
  expect(findLeg(roads, 'Nainital', 'Gajraula')?.stages.map(({ to }) => to)).toEqual([
    'Haldwani, bus stand',
    'Gajraula',
  ])
})

it('never throws, and both directions have the same length, for any input', () => {
  forAll()(fc.string(), fc.constantFrom('Delhi', 'Haldwani', 'Corbett'), (from, to) => {
    expect(kilometres(from, to)).toBe(kilometres(to, from))
  })
})
