import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { getCompany } from '@/lib/content/company'
import { pageGraph } from '@/lib/content/page-graph'
import { listSitePages } from '@/lib/content/site-pages'
import { manifestFile } from '@/lib/images/pictures'
import { withEnv } from '@/tests/fixtures/with-env'

type Node = Record<string, unknown>
const graphOf = (path: string) => pageGraph(path) as unknown as Node[]
const nodeOf = (path: string, type: string) => graphOf(path).find((node) => node['@type'] === type) ?? {}

it('describes the company in full where a page is about it, and nowhere else', () => {
  const described = listSitePages().filter(({ path }) =>
    graphOf(path).some((node) => node['@type'] === 'AutoRental'),
  )
  expect(described.map(({ path }) => path).sort()).toEqual(['/', '/about', '/contact-us'])
})

it.each([
  ['/swift-dzire', 'Car', { vehicleSeatingCapacity: 4 }],
  ['/swift-dzire', 'Car', { vehicleEngine: { engineDisplacement: { value: 1197, unitCode: 'CMQ' } } }],
  ['/tata-nexon', 'Car', { vehicleEngine: { enginePower: { value: 110, unitCode: 'KWT' } } }],
  ['/tata-nexon', 'Car', { fuelType: 'Electricity' }],
  ['/urbania-modified', 'Vehicle', { vehicleSeatingCapacity: { minValue: 10, maxValue: 14 } }],
  ['/luxury-coach', 'BusOrCoach', {}],
])('describes %s as a %s, with seats, engine or motor: %j', (path, type, known) => {
  expect(nodeOf(path, type)).toMatchObject({ url: expect.stringContaining(`${path}/`), ...known })
})

it('does not describe a vehicle without a picture, which search engines reject', async () => {
  const pictures = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, unknown>
  const others = Object.entries(pictures).filter(([file]) => !file.includes('/swift-dzire/'))
  const manifest = join(mkdtempSync(join(tmpdir(), 'manifest-')), 'pictures.json')
  writeFileSync(manifest, JSON.stringify(Object.fromEntries(others)))
  const fresh = await withEnv(
    { PICTURES_MANIFEST: relative(process.cwd(), manifest) },
    () => import('@/lib/content/page-graph'),
  )
  const types = (fresh.pageGraph('/swift-dzire') as unknown as Node[]).map((node) => node['@type'])
  expect(types).toContain('ItemPage')
  expect(types).not.toContain('Car')
})

it('offers no vehicle as a product with a price or a rating', () => {
  expect(JSON.stringify(listSitePages().map(({ path }) => graphOf(path)))).not.toMatch(
    /"(Product|Offer|offers|price|aggregateRating|review)"/,
  )
})

it('does not guess a fuel or an engine that was not given', () => {
  const { fuelType, vehicleEngine } = nodeOf('/urbania-modified', 'Vehicle')
  expect([fuelType, vehicleEngine]).toEqual([undefined, undefined])
})

it('omits profiles of networks that are sample values', () => {
  const isSample = getCompany().sample.includes('socials')
  expect('sameAs' in nodeOf('/', 'AutoRental')).toBe(!isSample)
})

it('states opening hours around the clock on all days', () => {
  const { opens, closes, dayOfWeek } = nodeOf('/', 'AutoRental').openingHoursSpecification as Node
  expect([opens, closes]).toEqual(['00:00', '23:59'])
  expect(dayOfWeek).toHaveLength(7)
})

it('uses one id for a service, with the URL of its own page', () => {
  const nameOf = (path: string) =>
    graphOf(path).find(({ name }) => name === 'Airport transfers') as { '@id': string; url: string }
  const listed = nameOf('/our-services')
  expect(nameOf('/our-services/airport-transfers')).toEqual(listed)
  expect(listed['@id']).toMatch(/\/our-services\/#airport-transfers$/)
  expect(listed.url).toMatch(/\/our-services\/airport-transfers\/$/)
})

it('gives a service without a page of its own the URL of its entry in the list', () => {
  const service = graphOf('/our-services').find(({ name }) => name === 'Outstation trips')
  expect(service?.url).toBe(service?.['@id'])
})

it('dates a post, and never changes it before it was published', () => {
  const { datePublished, dateModified } = nodeOf('/blogs/1', 'BlogPosting')
  expect(datePublished).toBe('2026-10-14')
  expect(String(dateModified) >= String(datePublished)).toBe(true)
})
