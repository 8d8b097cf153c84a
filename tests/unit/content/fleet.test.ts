import {
  categoryOf,
  findCategory,
  findVehicle,
  inCategory,
  listCategories,
  listedIn,
  listVehicles,
  seatRange,
} from '@/lib/content/fleet'

const vehicles = listVehicles()

describe('the catalogue', () => {
  it('lists vehicles by category, then by their order', () => {
    const order = listCategories().map(({ slug }) => slug)
    const places = vehicles.map(({ category, order: place }) => order.indexOf(category) * 1000 + place)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })
})

describe('a category’s list', () => {
  it('omits an unlisted vehicle, which keeps its page', () => {
    expect(listedIn('van').map(({ slug }) => slug)).toEqual(['tempo-travellers-2x1', 'urbania-modified'])
    expect(inCategory('van').map(({ slug }) => slug)).toContain('mercedes-viano')
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

  it.each(vehicles.map((vehicle) => [vehicle.slug, vehicle] as const))('the category of %s', (_, vehicle) => {
    expect(categoryOf(vehicle).slug).toBe(vehicle.category)
  })
})

describe('the range of seats', () => {
  it.each([
    ['sedans', '4'],
    ['suv-muvs', '7'],
    ['van', '10–17'],
    ['luxury-buses', '35–45'],
  ] as const)('of %s is %s', (category, range) => {
    expect(seatRange(listedIn(category))).toBe(range)
  })
})
