import { contentCopy } from '@/tests/fixtures/content-copy'

const CITY = 'fleet/vehicles/honda-city.yaml'
const give = (file: string, papers: string) => copy.change(file, '\nsample:', `\npapers: ${papers}\nsample:`)

const copy = contentCopy()

/** The page's place on the list of pages, its link in the footer, and what it and a vehicle say. */
async function shown() {
  const { listSitePages } = await import('@/lib/content/site-pages')
  const { findVehicle } = await import('@/lib/content/fleet')
  const { footerProps } = await import('@/view-models/footer')
  const { vehiclePage } = await import('@/view-models/fleet-pages')
  const { papersPage } = await import('@/view-models/papers')
  const city = findVehicle('honda-city')
  if (!city) throw new Error('The fixtures have a Honda City')
  return {
    isPage: listSitePages().some(({ path }) => path === '/papers-and-safety'),
    isLinked: footerProps().hasPapers,
    line: vehiclePage(city).papers,
    page: papersPage(),
  }
}

it.each([
  ['nothing is given', undefined],
  ['a day alone is given', '{checkedOn: 2026-11-20}'],
])('has neither page, link nor line while %s', async (_, papers) => {
  if (papers) give('company.yaml', papers)
  expect(await shown()).toMatchObject({ isPage: false, isLinked: false, line: [] })
})

it('shows what the company gives, with its day', async () => {
  give('company.yaml', '{deskLanguages: [Hindi, English], checkedOn: 2026-11-20}')
  expect(await shown()).toMatchObject({
    isPage: true,
    isLinked: true,
    line: [],
    page: {
      company: [{ label: 'Languages on the telephone', value: 'Hindi, English' }],
      checked: 'Compared with the papers on 20 November 2026.',
      vehicles: [],
    },
  })
})

it('shows what a vehicle’s papers say on its page and on that of all', async () => {
  give(CITY, '{permit: All India Tourist Permit, emissionNorm: BS-VI, trackerAndPanicButton: true}')
  const texts = ['All India Tourist Permit', 'BS-VI', 'tracker and panic button']
  expect(await shown()).toMatchObject({
    isPage: true,
    line: texts,
    page: { company: [], vehicles: [{ name: 'Honda City', path: '/honda-city', texts }] },
  })
})
