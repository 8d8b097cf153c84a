import { deadFiles, deadLinks, underlinkedPages } from '@/tests/site/links'
import { link, siteOf } from './site-of'

const forward = { head: '<meta http-equiv="refresh" content="0; url=/folder/">' }

describe('a dead link is reported where it', () => {
  it.each([
    ['leads to no page', '/folder/nowhere/', /leads nowhere/],
    ['leads out of the base path', '/about/', /leads nowhere/],
    ['lacks its trailing slash', '/folder/about', /trailing slash/],
    ['has a fragment that does not exist', '/folder/about/#team', /no #team/],
    ['has a fragment that does not exist on its own page', '#top', /no #top/],
    ['leads to a redirect', '/folder/old/', /forwards/],
    ['is relative to a folder that does not exist', 'x/', /leads nowhere/],
  ])('%s', (_, to, reason) => {
    const site = siteOf({ '/': link(to), '/about/': link('/folder/'), '/old/': forward })
    expect(deadLinks(site)).toEqual([expect.stringMatching(reason)])
  })
})

it.each([
  ['a page', '/folder/about/'],
  ['a page with a query', '/folder/about/?category=van'],
  ['a fragment on a page', '/folder/about/#team'],
  ['a file', '/folder/feed.xml'],
  ['another site', 'https://maps.example/nowhere'],
  ['a telephone', 'tel:+910000000000'],
  ['a mailbox', 'mailto:bookings@example.com'],
])('a link to %s is not reported', (_, to) => {
  const site = siteOf({ '/': link(to), '/about/': '<p id="team">' }, { '/feed.xml': '' })
  expect(deadLinks(site)).toEqual([])
})

describe('a missing file is reported when it is', () => {
  it.each([
    ['a picture', '<img src="/folder/gone.jpg">'],
    ['an image of a srcset', '<source srcset="/folder/here.jpg 320w, /folder/gone.jpg 640w">'],
    ['a script', '<script src="/folder/gone.js"></script>'],
    ['an icon', '<link rel="icon" href="/folder/gone.svg">'],
    ['a style sheet', '<link rel="stylesheet" href="/folder/gone.css">'],
    ['a preloaded srcset', '<link rel="preload" as="image" imagesrcset="/folder/gone.jpg 320w">'],
  ])('%s', (_, body) => {
    expect(deadFiles(siteOf({ '/': body }, { '/here.jpg': '' }))).toEqual([
      expect.stringMatching(/gone.*nowhere/),
    ])
  })
})

describe('a page', () => {
  const pagesTo = (count: number, body: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${index}/`, body]))
  const reportsOf = (site: ReturnType<typeof siteOf>) =>
    underlinkedPages(site).filter((line) => line.startsWith('/target/'))

  it('is reported with links from only four pages', () => {
    expect(reportsOf(siteOf({ '/target/': '', ...pagesTo(4, link('/folder/target/')) }))).toHaveLength(1)
  })

  it('is accepted as a post that the list links to', () => {
    const list = link('/folder/blogs/10/')
    const postReports = (listed: string) =>
      underlinkedPages(siteOf({ '/blogs/': listed, '/blogs/10/': '' })).filter((line) =>
        line.startsWith('/blogs/10/'),
      )
    expect([postReports(list), postReports('')]).toEqual([[], [expect.stringContaining('0 pages')]])
  })

  it('ignores links to itself and duplicates on one page', () => {
    const twice = link('/folder/target/') + link('/folder/target/#top')
    expect(reportsOf(siteOf({ '/target/': twice, ...pagesTo(4, twice) }))).toHaveLength(1)
  })
})
