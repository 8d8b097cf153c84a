/** @jest-environment node */
import { specFigures, specSeats, specSlugs } from '@/tests/fixtures/spec-fleet'
import {
  categoryOf,
  findCategory,
  findVehicle,
  fleetMenu,
  listCategories,
  listedIn,
  listVehicles,
  seatRange,
} from '@/lib/content/fleet'
import type { CategorySlug, Vehicle } from '@/lib/content/schema'

const vehicles = listVehicles()
const bySlug = (list: Vehicle[]) => list.map((vehicle) => [vehicle.slug, vehicle] as const)
const categories = Object.entries(specSlugs) as [CategorySlug, readonly string[]][]

const prose = ({ introText, rentalIntroText, vehicleParagraph, rentalClosingParagraph }: Vehicle) =>
  [introText, rentalIntroText, vehicleParagraph, rentalClosingParagraph].join(' ')
const sentences = (text: string) => text.split(/(?<=[.!?;])\s+/).map((sentence) => sentence.toLowerCase().trim())

describe('the catalogue', () => {
  it('has the 32 vehicles of the specification', () => {
    expect(vehicles).toHaveLength(32)
    expect(vehicles.map(({ slug }) => slug).sort()).toEqual(Object.values(specSlugs).flat().sort())
  })

  it('has the six categories in order', () => {
    expect(listCategories().map(({ slug }) => slug)).toEqual(Object.keys(specSlugs))
  })

  it('names the categories as the fleet overview has them', () => {
    expect(listCategories().map(({ title }) => title)).toEqual([
      'Sedans',
      'SUV/MUVs',
      'Luxury Cars (4-7 Seater)',
      'Van',
      'EV Cars',
      'Luxury Buses',
    ])
  })

  it('names the tabs as the home page has them', () => {
    expect(listCategories().map(({ tab }) => tab)).toEqual([
      'Sedans',
      'SUV / MUV',
      'Luxury Cars',
      'VAN',
      'EV Cars',
      'Luxury Buses',
    ])
  })

  it.each(categories)('puts into %s the vehicles of the specification', (category, slugs) => {
    const own = vehicles.filter((vehicle) => vehicle.category === category).map(({ slug }) => slug)
    expect([...own].sort()).toEqual([...slugs].sort())
  })

  it('lists vehicles by category, then by their order', () => {
    const places = vehicles.map(({ category, order }) => Object.keys(specSlugs).indexOf(category) * 1000 + order)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('gives no two vehicles of a category the same place', () => {
    expect(new Set(vehicles.map(({ category, order }) => `${category} ${order}`)).size).toBe(32)
  })

  it('gives no two vehicles the same name', () => {
    expect(new Set(vehicles.map(({ name }) => name.toLowerCase())).size).toBe(32)
  })

  it('says the sizes of the tempo travellers and the buses', () => {
    expect(findCategory('van')?.sizes).toContain('9, 12, 15 and 17 seats')
    expect(findCategory('luxury-buses')?.sizes).toContain('27 to 49 seats')
    expect(findCategory('luxury-buses')?.sizes).toContain('35 to 52 seats')
  })
})

describe('a category’s list', () => {
  it.each(categories.filter(([category]) => category !== 'van'))('of %s is all of its vehicles', (category, slugs) => {
    expect(listedIn(category).map(({ slug }) => slug).sort()).toEqual([...slugs].sort())
  })

  it('of vans is four, by the names of the specification', () => {
    expect(listedIn('van').map(({ slug, name }) => [slug, name])).toEqual([
      ['luxury-maharaja-tempo-traveller', 'Tempo Traveller 9/12'],
      ['tempo-travellers-2x1', 'Tempo Traveller 15'],
      ['urbania-modified', 'Urbania 9/12'],
      ['urbania-2x1', 'Urbania 15'],
    ])
  })

  it('leaves out the Viano alone', () => {
    expect(vehicles.filter(({ listed }) => !listed).map(({ slug }) => slug)).toEqual(['mercedes-viano'])
  })

  it('is what the menu shows', () => {
    const shown = fleetMenu().map(({ slug, vehicles: own }) => [slug, own.map((vehicle) => vehicle.slug)])
    expect(shown).toEqual(categories.map(([category]) => [category, listedIn(category).map(({ slug }) => slug)]))
  })
})

describe('finding', () => {
  it('a vehicle by its slug', () => {
    expect(findVehicle('mercedes-viano')?.name).toBe('Mercedes Viano')
  })

  it('no vehicle by another text', () => {
    expect([findVehicle('sedans'), findVehicle('SWIFT-DZIRE'), findVehicle('constructor')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('a category by its slug, and none by a vehicle’s', () => {
    expect([findCategory('van')?.title, findCategory('swift-dzire')]).toEqual(['Van', undefined])
  })

  it.each(bySlug(vehicles))('the category of %s', (_, vehicle) => {
    expect(categoryOf(vehicle).slug).toBe(vehicle.category)
  })
})

describe.each(bySlug(vehicles))('%s', (slug, vehicle) => {
  it('has the seats of the specification', () => {
    expect(vehicle.seats.text).toBe(specSeats[slug])
    expect(vehicle.seats.max).toBe(Math.max(...(specSeats[slug] ?? '').split('/').map(Number)))
  })

  it('has the figures of the specification’s table, and no row that is not shown there', () => {
    const { airConditioning, seats, ...figures } = vehicle.specs
    const { seats: specSeatRow, ...expected } = specFigures[slug] ?? {}
    expect(figures).toEqual(expected)
    expect(Object.keys(figures).sort()).toEqual(Object.keys(expected).sort())
    expect(seats).toBe(specSeatRow ?? specSeats[slug])
    expect(airConditioning).toMatch(/^Yes/)
  })

  it('is electric exactly in the electric category', () => {
    expect(vehicle.electric).toBe(vehicle.category === 'ev-cars')
  })

  it('has the default features first', () => {
    expect(vehicle.features.slice(0, 3)).toEqual(['Air Conditioned', 'Infotainment System', 'GPS Enabled'])
  })

  it('has the three lists of rental details', () => {
    expect(vehicle.rentalDetails.map(({ title }) => title)).toEqual(['Travel Inclusions', 'Amenities', 'Features'])
  })

  it('says nothing twice in a list', () => {
    const lists = [vehicle.features, ...vehicle.rentalDetails.map(({ items }) => items)]
    expect(lists.map((items) => new Set(items).size)).toEqual(lists.map((items) => items.length))
  })

  it('has copy of 120 to 250 words', () => {
    const words = prose(vehicle).split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(120)
    expect(words).toBeLessThanOrEqual(250)
  })

  it('shares no sentence of its copy with another vehicle', () => {
    const own = new Set([...sentences(prose(vehicle)), ...sentences(vehicle.summary)])
    const others = vehicles
      .filter((other) => other !== vehicle)
      .flatMap((other) => [...sentences(prose(other)), ...sentences(other.summary)])
    expect(others.filter((sentence) => own.has(sentence))).toEqual([])
  })

  it('says no sentence of its copy twice', () => {
    const all = sentences(prose(vehicle))
    expect(new Set(all).size).toBe(all.length)
  })

  it('names in its copy no engine, mileage, power or battery but its own', () => {
    const named = prose(vehicle).match(/\d+(\.\d+)? (cc|KMPL|kWh|kW)\b/gi) ?? []
    const own = Object.values(vehicle.specs).join(' ')
    expect(named.filter((figure) => !own.includes(figure))).toEqual([])
  })
})

describe('the range of seats', () => {
  it.each([
    ['sedans', '4'],
    ['suv-muvs', '7'],
    ['luxury-cars-4-7-seater', '5–8'],
    ['van', '10–17'],
    ['ev-cars', '5'],
    ['luxury-buses', '26–45'],
  ] as const)('of %s is %s', (category, range) => {
    expect(seatRange(listedIn(category))).toBe(range)
  })
})
