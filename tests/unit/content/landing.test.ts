import { contentCopy, mistakeIn } from '@/tests/fixtures/content-copy'

const importLandings = () => import('@/lib/content/landing')
const SEATS = 'landing/17-seater.yaml'
const WAY = 'landing/one-way.yaml'

const copy = contentCopy()
let content: Awaited<ReturnType<typeof importLandings>>
beforeAll(async () => {
  content = await importLandings()
})

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

it.each([
  [
    WAY,
    'a vehicle',
    'slug: innova-crysta',
    'slug: flying-carpet',
    'vehicles.1.slug',
    /no fleet\/vehicles\/flying-carpet/,
  ],
  [SEATS, 'a guide', 'guides: [hill-town]', 'guides: [moon]', 'guides.0', /no routes\/moon\.yaml/],
  [SEATS, 'a post', 'posts: [1]', 'posts: [99]', 'posts.0', /no blog\/99\.md/],
  [
    SEATS,
    'a service',
    '[airport-transfers]',
    '[picnics]',
    'services.0',
    /no service 'picnics': use one of airport-transfers/,
  ],
  [
    SEATS,
    'both people and vehicles',
    'people: 17',
    'people: 17\nvehicles: [{ slug: swift-dzire, text: Small. }]',
    'vehicles',
    /left out where people/,
  ],
  [SEATS, 'neither', 'people: 17\n', '', 'vehicles', /must be given for a way of hire/],
])('%s: refuses %s that does not fit', (file, _, before, after, path, reason) => {
  copy.change(file, before, after)
  const [problem] = mistakeIn(copy).problems
  expect(problem).toMatchObject({ path, reason: expect.stringMatching(reason) })
})

it.each([
  ['sedans', 'the name of a category'],
  ['swift-dzire', 'the name of a vehicle'],
  ['about', 'the name of a page of the site'],
  ['17 Seater', 'must be lower-case words'],
])('refuses the address %s', (name, reason) => {
  copy.write(`landing/${name}.yaml`, copy.read(WAY))
  expect(mistakeIn(copy).problems[0]?.reason).toContain(reason)
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
