import { contentCopy, mistakeIn } from '@/tests/fixtures/content-copy'

const WORKS = 'roads/works.yaml'

const copy = contentCopy()

const write = (more = '') =>
  copy.write(
    WORKS,
    `title: Works at the bridge
text: One lane.
source: The district’s police, 20 November 2026
checkedOn: 2026-11-21
guides: [hill-town]
from: 2026-12-01
publishUntil: 2026-12-20
${more}`,
  )

/** What two guides' pages and planners know of the roads, in a build of one day. */
const on = (day: string) =>
  copy.onDay(day, async () => {
    const { findGuide } = await import('@/lib/content/guides')
    const { guidePage } = await import('@/view-models/guides')
    const { describePlan } = await import('@/lib/guides/describe-plan')
    const { getMessages } = await import('@/lib/content/pages')
    const known = (slug: string) => {
      const { news, road } = guidePage(findGuide(slug)!)
      const notesOf = (day: string) => {
        const { driving, seasons, warnings } = describePlan(
          road,
          { time: '08:00', day },
          getMessages().dayPlanner,
        )
        return [driving, ...seasons, ...warnings]
      }
      return { news, notesOf }
    }
    return { hill: known('hill-town'), plain: known('plain-town') }
  })

it('stands on the guides of its road until its last day', async () => {
  write()
  const before = await on('2026-11-25')
  expect(before.hill.news).toEqual([
    {
      id: 'road-works',
      title: 'Works at the bridge',
      days: '1 December 2026 to 20 December 2026',
      text: 'One lane.',
      source: 'Source: The district’s police, 20 November 2026',
      checked: 'Read on 21 November 2026',
    },
  ])
  expect(before.plain.news).toEqual([])
  expect((await on('2026-12-20')).hill.news).toHaveLength(1)
  expect((await on('2026-12-21')).hill.news).toEqual([])
})

it('is told and counted by the planner on its days alone', async () => {
  write('slower: 100\n')
  const { notesOf } = (await on('2026-11-25')).hill
  const note = 'Works at the bridge. One lane.'
  expect(notesOf('2026-11-30')).not.toContain(note)
  expect(notesOf('2026-12-01')).toContain(note)
  expect(notesOf('2026-12-20')).toContain(note)
  expect(notesOf('2026-12-21')).not.toContain(note)
  expect(notesOf('2026-12-09').join()).not.toBe(notesOf('2026-11-25').join())
})

it('stands on every guide where it names none, and claims no check that is a sample', async () => {
  write('sample: [checkedOn]\n')
  copy.change(WORKS, 'guides: [hill-town]\n', '')
  const guides = await on('2026-11-25')
  expect(guides.plain.news).toHaveLength(1)
  expect(guides.hill.news[0]?.checked).toBeUndefined()
})

it('stands on the pages of its services and on vehicles of its fuel, and then on no guide that it does not name', async () => {
  write('services: [airport-transfers]\nfuels: [diesel, electric]\n')
  copy.change(WORKS, 'guides: [hill-town]\n', '')
  copy.change('fleet/vehicles/swift-dzire.yaml', /$/, 'papers: { fuel: diesel }\n')
  copy.change('fleet/vehicles/honda-city.yaml', /$/, 'papers: { fuel: petrol }\n')
  const { hill, plain } = await on('2026-11-25')
  expect([hill.news, plain.news]).toEqual([[], []])
  const shown = await copy.onDay('2026-11-25', async () => {
    const { findVehicle } = await import('@/lib/content/fleet')
    const { listOccasions } = await import('@/lib/content/occasions')
    const { vehiclePage } = await import('@/view-models/fleet-pages')
    const { occasionPage } = await import('@/view-models/occasions')
    const vehicles = ['swift-dzire', 'honda-city', 'tata-nexon', 'innova-crysta']
    return {
      services: listOccasions().filter((each) => occasionPage(each).news.length > 0),
      vehicles: vehicles.filter((slug) => vehiclePage(findVehicle(slug)!).news.length > 0),
    }
  })
  expect(shown.services.map(({ id }) => id)).toEqual(['airport-transfers'])
  expect(shown.vehicles).toEqual(['swift-dzire', 'tata-nexon'])
})

it.each([
  ['a guide', 'guides: [hill-town]', '/routes/hill-town/'],
  ['a service', 'services: [airport-transfers]', '/our-services/airport-transfers/'],
  ['vehicles of a fuel', 'fuels: [electric]', '/tata-nexon/'],
  ['vehicles of a fuel that none has', 'fuels: [CNG]', '/routes/'],
  ['every guide', 'guides: []', '/routes/plain-town/'],
])('is in the feed with a link to the page that shows it: %s', async (_, scope, path) => {
  write()
  copy.change(WORKS, 'guides: [hill-town]', scope)
  const { GET } = await import('@/app/feed.xml/route')
  const feed = await copy.onDay('2026-11-25', () => GET().text())
  expect(feed).toContain(`${path}#road-works`)
})

it.each([
  ['a service that does not exist', 'guides: [hill-town]', 'services: [picnics]', 'services.0'],
  ['a fuel that no vehicle runs on', 'guides: [hill-town]', 'fuels: [coal]', 'fuels.0'],
  ['a guide that does not exist', 'guides: [hill-town]', 'guides: [moon]', 'guides.0'],
  ['an end before its beginning', 'from: 2026-12-01', 'from: 2026-12-21', 'publishUntil'],
  ['no source', 'source:', 'sources:', 'source'],
])('refuses %s', (_, right, wrong, path) => {
  write()
  copy.change(WORKS, right, wrong)
  const { file, problems } = mistakeIn(copy)
  expect(file).toMatch(/roads\/works\.yaml$/)
  expect(problems.map((problem) => problem.path)).toContain(path)
})
