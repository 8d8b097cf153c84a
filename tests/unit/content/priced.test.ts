import { contentCopy } from '@/tests/fixtures/content-copy'

/** Invented for the tests: the company has given no rate. */
const COMPANY =
  'rates: {since: 2026-11-01, localHours: 8, localKilometres: 80, driverNight: 400, gstPercent: 5}\nsample:'
const CATEGORY =
  'rates: {since: 2026-11-15, localPackage: 2400, extraHour: 200, perKilometre: 14, minimumKilometresPerDay: 250}'

const copy = contentCopy()
beforeAll(() => void (process.env.BUILD_DAY = '2026-11-27'))

function giveRates(category = CATEGORY) {
  copy.change('company.yaml', 'sample:', COMPANY)
  copy.change('fleet/categories.yaml', '- slug: sedans\n', `- slug: sedans\n  ${category}\n`)
}

/** Everything that shows a price, of the fixtures' first category, vehicle and guide. */
async function shown() {
  const { listCategories, inCategory } = await import('@/lib/content/fleet')
  const { listGuides } = await import('@/lib/content/guides')
  const { pageGraph } = await import('@/lib/content/page-graph')
  const views = await import('@/view-models/estimates')
  const [category] = listCategories()
  const vehicles = inCategory(category?.slug ?? 'sedans')
  const [guide] = listGuides()
  return {
    category: views.fromPrice(vehicles),
    road: guide && views.roadEstimate(guide),
    table: views.rateTable(),
    data: { ...views.estimateData(), ...views.estimateMessages() },
    graph: JSON.stringify(pageGraph(`/${vehicles[0]?.slug}`)),
  }
}

it.each([
  ['while no rates are given', () => undefined],
  ['after the last day of the rates', () => giveRates(CATEGORY.replace('}', ', until: 2026-11-26}'))],
])('shows no price, estimate or offer %s', async (_, give) => {
  give()
  const { graph, ...views } = await shown()
  expect(views).toEqual({ category: undefined, road: undefined, table: undefined, data: {} })
  expect(graph).not.toContain('Offer')
})

it('names the lowest prices with the latest of their days', async () => {
  giveRates()
  expect((await shown()).category).toEqual({
    texts: ['From ₹2,400 for 8 hours and 80 km in the city', 'From ₹14 per km out of town'],
    note: 'Rates of 15 November 2026, without GST.',
    link: 'How a rate is made up',
  })
})

it('makes up the estimate of a road line by line', async () => {
  giveRates()
  // 160 km there and 160 km back, more than the 250 km of one day: 320 × 14 = 4,480, and 5 % of it are 224.
  expect((await shown()).road?.vehicles[0]).toEqual({
    name: 'Swift Dzire',
    estimate: {
      total: 'About ₹4,704',
      lines: [
        { text: '320 km at ₹14', amount: '₹4,480' },
        { text: 'GST at 5%', amount: '₹224' },
      ],
      note: 'An estimate from our rates, not a quote. Parking and night charges after 11:00 PM IST are extra.',
    },
  })
})

it('lists the rates given, and no column without one', async () => {
  giveRates()
  expect((await shown()).table).toMatchObject({
    columns: ['Vehicle', '8 hours and 80 km', 'Extra hour', 'Per km', 'Minimum km a day', 'Driver’s night'],
    rows: [{ name: 'Sedans', path: '/sedans', cells: ['₹2,400', '₹200', '₹14', '250', '₹400'] }],
  })
})

it('prefers a vehicle’s own rate to that of its category', async () => {
  giveRates()
  const { ratesOf } = await import('@/lib/content/rates')
  const { listVehicles } = await import('@/lib/content/fleet')
  const [vehicle] = listVehicles()
  if (!vehicle) throw new Error('The fixtures have vehicles')
  expect(ratesOf({ ...vehicle, rates: { since: '2026-11-20', perKilometre: 16 } })).toMatchObject({
    since: '2026-11-20',
    perKilometre: 16,
    localPackage: 2400,
    localHours: 8,
  })
})

it('states the prices of a vehicle’s hire in its structured data', async () => {
  giveRates()
  expect((await shown()).graph).toContain(
    '{"@type":"UnitPriceSpecification","price":14,"priceCurrency":"INR","valueAddedTaxIncluded":false,"referenceQuantity":{"@type":"QuantitativeValue","value":1,"unitCode":"KMT"},"validFrom":"2026-11-15"}',
  )
})
