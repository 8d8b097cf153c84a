import { listCategories, listVehicles } from '@/lib/content/fleet'
import { differences, expectRules, type Fact } from './support/promises'
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
      ['the categories', Object.keys(titles), CATEGORIES, listCategories().map(({ slug }) => slug)],
      ...listCategories().map(({ slug, title, tab }): Fact => [
        `for ${slug} the title and the tab`,
        titles[slug],
        CATEGORIES,
        [title, tab],
      ]),
    ]),
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

it.each([
  ['model', models],
  ['cabin', cabins],
])('has a %s to render for every vehicle that is shown by illustrations', (_, rendered) => {
  const shown = vehicles.filter(({ pictures }) => pictures === 'illustration')
  expect(Object.keys(rendered)).toEqual(expect.arrayContaining(shown.map(({ slug }) => slug)))
})
