import { findCategory, listCategories, listVehicles } from '@/lib/content/fleet'
import { listFleetRows } from '@/lib/content/fleet-rows'
import type { Vehicle } from '@/lib/content/schema/fleet'
import { tripKinds } from '@/lib/fleet/kinds'
import { suggest } from '@/lib/fleet/suggest'
import { fleetNotes } from './support/fleet-notes'
import { differences, expectRules, note } from './support/promises'
import { specSlugs } from './support/spec-fleet'
import { vehicles as cabins } from '../../art/cabins.json'
import { vehicles as models } from '../../art/vehicles.json'

const vehicles = listVehicles()
const CATEGORIES = 'fleet/categories.yaml'

/** Sections 2: the fleet overview's titles, and the tabs of the home page. */
const titles = {
  sedans: ['Sedans', 'Sedans'],
  'suv-muvs': ['SUV/MUVs', 'SUV / MUV'],
  'luxury-cars-4-7-seater': ['Luxury Cars (4-7 Seater)', 'Luxury Cars'],
  van: ['Van', 'VAN'],
  'ev-cars': ['EV Cars', 'EV Cars'],
  'luxury-buses': ['Luxury Buses', 'Luxury Buses'],
}

it('has the six categories in order, under their names', () => {
  expectRules(
    differences([
      {
        what: 'the categories',
        promised: Object.keys(specSlugs),
        file: CATEGORIES,
        found: listCategories().map(({ slug }) => slug),
      },
      ...listCategories().map(({ slug, title, tab }) => ({
        what: `for ${slug} the title and the tab`,
        promised: titles[slug],
        file: CATEGORIES,
        found: [title, tab],
      })),
    ]),
  )
})

it('notes sizes of the tempo travellers and the buses that the copy lacks', () => {
  const sizes = [
    ['van', '9, 12, 15 and 17 seats'],
    ['luxury-buses', '27 to 49 seats'],
    ['luxury-buses', '35 to 52 seats'],
  ] as const
  note(
    sizes
      .filter(([slug, text]) => !findCategory(slug)?.sizes?.includes(text))
      .map(([slug, text]) => `The specification gives ${slug} '${text}'; content/${CATEGORIES} does not.`),
  )
})

it('every vehicle has the three lists of rental details', () => {
  expectRules(
    differences(
      vehicles.map(({ slug, rentalDetails }) => ({
        what: 'the lists of rental details',
        promised: ['Travel Inclusions', 'Amenities', 'Features'],
        file: `fleet/vehicles/${slug}.yaml`,
        found: rentalDetails.map(({ title }) => title),
      })),
    ),
  )
})

it('notes differences of the fleet and its figures from S12.1 to S12.3', () => note(fleetNotes(vehicles)))

it('notes a group of travellers for whom the finder has no vehicle', () => {
  const rows = listFleetRows()
  const groups = Array.from({ length: 45 }, (_, index) => index + 1)
  for (const kind of tripKinds) {
    const without = groups.filter((people) => !suggest(rows, { people, bags: 0, kind }).fits)
    if (without.length > 0)
      note([`The finder has no vehicle for ${without.join(', ')} people, trip: ${kind}.`])
  }
})

describe('a note', () => {
  const [first] = vehicles.filter(({ slug }) =>
    Object.values<readonly string[]>(specSlugs).flat().includes(slug),
  )
  const notesWith = (change: (vehicle: Vehicle) => Vehicle[]) =>
    fleetNotes(vehicles.flatMap((vehicle) => (vehicle === first ? change(vehicle) : [vehicle])))
  const before = fleetNotes(vehicles)
  const added = (notes: string[]) => notes.filter((sentence) => !before.includes(sentence))

  it('reports a changed number of seats, with its file', () => {
    const told = added(notesWith((vehicle) => [{ ...vehicle, seats: [99] }]))
    expect(told).toContain(
      `The specification promises for ${first?.slug} seats "4"; content/fleet/vehicles/${first?.slug}.yaml says "99".`,
    )
  })

  it('reports a missing vehicle', () => {
    expect(added(notesWith(() => [])).join()).toContain(`The specification lists ${first?.slug}`)
  })

  it('ignores a vehicle that the specification does not list', () => {
    const told = added(notesWith((vehicle) => [vehicle, { ...vehicle, slug: 'another-car' }]))
    expect(told.join()).not.toContain('another-car')
  })
})

it.each([
  ['model', models],
  ['cabin', cabins],
])('has a %s to render for every vehicle of the specification', (_, rendered) => {
  expect(Object.keys(rendered)).toEqual(expect.arrayContaining(Object.values(specSlugs).flat()))
})
