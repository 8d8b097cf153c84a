import { findCategory, listCategories, listVehicles } from '@/lib/content/fleet'
import { fleetNotes } from './support/fleet-notes'
import { differences, expectRules, type Fact, note } from './support/promises'
import { specFleet } from './support/spec-fleet'
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
      ['the categories', Object.keys(specFleet), CATEGORIES, listCategories().map(({ slug }) => slug)],
      ...listCategories().map(({ slug, title, tab }): Fact => [
        `for ${slug} the title and the tab`,
        titles[slug],
        CATEGORIES,
        [title, tab],
      ]),
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
      vehicles.map(({ slug, rentalDetails }) => [
        'the lists of rental details',
        ['Travel Inclusions', 'Amenities', 'Features'],
        `fleet/vehicles/${slug}.yaml`,
        rentalDetails.map(({ title }) => title),
      ]),
    ),
  )
})

it('notes differences of the fleet and its figures from S12.1 to S12.3', () => note(fleetNotes(vehicles)))

it.each([
  ['model', models],
  ['cabin', cabins],
])('has a %s to render for every vehicle of the specification', (_, rendered) => {
  expect(Object.keys(rendered)).toEqual(expect.arrayContaining(Object.values(specFleet).flatMap(Object.keys)))
})
