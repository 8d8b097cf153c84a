import { type ContentCopy, copyContent } from '@/tests/fixtures/content-copy'
import { withEnv } from '@/tests/fixtures/with-env'

const DAYS = 'publishFrom: 2026-12-01'
const PROMOTION = `{ heading: Winter weddings, text: A second car at the gate., ${DAYS}, publishUntil: 2026-12-31 }`

let copy: ContentCopy
beforeAll(async () => {
  copy = await copyContent()
  copy.change('blog/1.md', /^title:/m, `${DAYS}\npublishUntil: 2026-12-31\naliases: [/blogs/71]\ntitle:`)
  copy.change('redirects.yaml', /^redirects:$/m, 'redirects:\n  - { from: /old-news, to: /blogs/1 }')
  copy.change('pages/offers.yaml', /^title:/m, `promotions: [${PROMOTION}]\ntitle:`)
  copy.change('occasions/airport-transfers.yaml', /^title:/m, 'draft: true\ntitle:')
  copy.change('fleet/vehicles/tata-nexon.yaml', /^name:/m, 'draft: true\nname:')
})
afterAll(() => copy.delete())

/** What a build shows. */
async function show() {
  const { listPosts } = await import('@/lib/content/blog')
  const { toHtml } = await import('@/lib/content/markdown')
  const { listRedirects } = await import('@/lib/content/redirects')
  const { listSitePages } = await import('@/lib/content/site-pages')
  const { newsCards } = await import('@/view-models/home')
  const { postCards, postPage } = await import('@/view-models/posts')
  const { promotions } = await import('@/view-models/promotions')
  return {
    paths: listSitePages().map(({ path }) => path),
    posts: listPosts(),
    postCards: postCards(),
    news: newsCards(),
    related: postPage(listPosts().find(({ id }) => id === 2)!).related,
    link: toHtml('Read [the *first*](/blogs/1/#road) or [its former self](/blogs/71).'),
    redirects: listRedirects().map(({ from }) => from),
    promotions: promotions(),
  }
}

const build = (BUILD_DAY: string, SITE_ENV: string) =>
  SITE_ENV === 'preview'
    ? withEnv({ BUILD_DAY, SITE_ENV, CONTENT_DIR: process.env.CONTENT_DIR ?? '' }, show)
    : copy.onDay(BUILD_DAY, show)

// The first and the last day themselves are tested in notices.
it.each(['2026-11-30', '2027-01-01'])(
  'a production build of %s shows nothing of a post and an offer that are not published, and of links their text',
  async (day) => {
    const { paths, postCards, news, related, link, redirects, promotions } = await build(day, 'production')
    expect(paths).not.toContain('/blogs/1')
    expect(paths).toContain('/blogs/2')
    expect([...postCards, ...news, ...related].map(({ path }) => path)).not.toContain('/blogs/1')
    // By its former address too.
    expect(link).toBe('<p>Read the <em>first</em> or its former self.</p>')
    expect(redirects).toEqual(['/suv/muvs'])
    expect(promotions).toEqual([])
  },
)

it('a production build of its days shows the post, links and redirects to it, and the offer of the season', async () => {
  const { paths, link, redirects, promotions } = await build('2026-12-01', 'production')
  expect(paths).toContain('/blogs/1')
  expect(link).toContain('href="/blogs/1/#road"')
  expect(redirects).toEqual(expect.arrayContaining(['/old-news', '/blogs/71']))
  expect(promotions).toEqual([{ heading: 'Winter weddings', text: 'A second car at the gate.' }])
})

it.each([
  ['2026-11-30', ' · Preview: from 1 December 2026'],
  ['2026-12-15', ''],
  ['2027-01-01', ' · Preview: until 31 December 2026'],
])('a preview of %s shows the post and the offer, labelled %j', async (day, label) => {
  const { paths, postCards, promotions } = await build(day, 'preview')
  expect(paths).toContain('/blogs/1')
  expect(postCards[0]?.date).toMatch(new RegExp(`\\d{4}${label}$`))
  expect(promotions.map(({ heading }) => heading)).toEqual([`Winter weddings${label}`])
})

it.each([
  ['production', []],
  ['preview', ['/tata-nexon', '/our-services/airport-transfers']],
])('drafts in a %s build have these pages: %j', async (siteEnv, expected) => {
  const { paths } = await build('2026-12-01', siteEnv)
  expect(paths.filter((path) => /tata-nexon|airport-transfers/.test(path))).toEqual(expected)
})
