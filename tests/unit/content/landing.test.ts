import { contentCopy, readersOf } from '@/tests/fixtures/content-copy'

const WAY = 'landing/one-way.yaml'

const copy = contentCopy()
const content = readersOf(() => import('@/lib/content/landing'))

const slugs = (entries: { slug: string }[]) => entries.map(({ slug }) => slug)

it('lists the pages by their order, each by the name of its file', () => {
  expect(slugs(content.listLandings())).toEqual(['17-seater', 'one-way'])
  expect(content.findLanding('18-seater')).toBeUndefined()
})

it('offers the smallest vehicles with room for a group, and those that are named for a way of hire', () => {
  const [seats, way] = content.listLandings()
  expect(slugs(content.offeredBy(seats!))).toEqual(['tempo-travellers-2x1', 'luxury-coach'])
  expect(slugs(content.offeredBy(way!))).toEqual(['swift-dzire', 'innova-crysta'])
  expect(slugs(content.landingsFor(['luxury-coach']))).toEqual(['17-seater'])
})

it('offers nothing for more people than any vehicle takes', () => {
  expect(content.withRoomFor(99)).toEqual([])
})

it('follows a vehicle that was renamed', () => {
  copy.change('fleet/vehicles/swift-dzire.yaml', /$/, 'aliases: [/old-dzire]\n')
  copy.change(WAY, 'slug: swift-dzire', 'slug: old-dzire')
  expect(slugs(content.offeredBy(content.findLanding('one-way')!))).toContain('swift-dzire')
})

it('shows what a group of seventeen can take, where it goes, and the seats of the smallest', async () => {
  const { landingPage } = await import('@/view-models/landing')
  const { suits, seats, trail, related, checked } = landingPage(content.findLanding('17-seater')!)
  expect(suits.heading).toBe('Vehicles with room for 17')
  expect(suits.vehicles[0]?.text).toMatch(/^8 large and 12 cabin bags when it is full\. /)
  expect(seats?.name).toBe('Tempo Traveller 15')
  expect(trail.map(({ path }) => path)).toEqual(['/', '/our-fleet'])
  expect(related.flatMap(({ links }) => links.map(({ path }) => path))).toEqual([
    '/one-way',
    '/our-services/airport-transfers',
    '/routes/hill-town',
    '/blogs/1',
  ])
  expect(checked).toContain('20 November 2026')
})

it('shows the reasons of a way of hire, no seats, and no day of checking that is a sample', async () => {
  const { landingPage } = await import('@/view-models/landing')
  const { suits, seats, trail, checked } = landingPage(content.findLanding('one-way')!)
  expect(suits.vehicles.map(({ text }) => text)).toEqual([
    'Two people with a train to catch.',
    'A family that stays where it goes.',
  ])
  expect(seats).toBeUndefined()
  expect(checked).toBeUndefined()
  expect(trail.at(-1)?.path).toBe('/our-services')
})
