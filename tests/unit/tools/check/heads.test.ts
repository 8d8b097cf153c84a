import { addresses, cards, descriptions, sitemap, titles } from '@/tools/check/heads'
import { siteOf } from './site-of'

const titled = (title: string) => ({ html: `<title>${title}</title>` })
const described = (text: string) => ({ head: `<meta name="description" content="${text}">` })
const hidden = '<meta name="robots" content="noindex, follow">'

describe('a title', () => {
  it.each(['', 'x'.repeat(61)])('is reported when it is missing or too long: %j', (title) => {
    expect(titles(siteOf({ '/': titled(title) }))).toHaveLength(1)
  })
})

describe('a description', () => {
  it.each([69, 161])('is reported when it has %s characters', (length) => {
    expect(descriptions(siteOf({ '/': described('x'.repeat(length)) }))).toHaveLength(1)
  })
})

describe('a page’s address', () => {
  const head = (canonical: string) =>
    `<link rel="canonical" href="${canonical}"><meta property="og:url" content="https://cars.example/folder/a/">`

  it.each(['https://cars.example/folder/', 'https://cars.example/a/', '/folder/a/', ''])(
    'is reported when the head has %j',
    (canonical) => {
      expect(addresses(siteOf({ '/a/': { head: head(canonical) } }))).toHaveLength(1)
    },
  )
})

it.each([
  ['missing', 'Words', {}],
  ['without a text', '', { '/cards/home.jpg': '' }],
])('a social card is reported when it is %s', (_, alt, files) => {
  const head = `<meta property="og:image" content="https://cars.example/folder/cards/home.jpg"><meta property="og:image:alt" content="${alt}">`
  expect(cards(siteOf({ '/': { head } }, files))).toHaveLength(1)
})

it('the sitemap and the pages are compared both ways', () => {
  const listed = '<urlset><url><loc>https://cars.example/folder/gone/</loc></url></urlset>'
  expect(sitemap(siteOf({ '/new/': '', '/admin/': { head: hidden } }, { '/sitemap.xml': listed }))).toEqual([
    'https://cars.example/folder/new/ is not in it',
    'https://cars.example/folder/gone/ is no page to find',
  ])
})

it('the sitemap of a build that is hidden from search engines has this as its one problem, with the settings', () => {
  const listed = '<urlset><url><loc>https://cars.example/folder/</loc></url></urlset>'
  const problems = sitemap(
    siteOf({ '/': { head: hidden }, '/a/': { head: hidden } }, { '/sitemap.xml': listed }),
  )
  expect(problems).toEqual([
    expect.stringMatching(
      /^the build is hidden from search engines\. .*NEXT_PUBLIC_SITE_URL.*docs\/deploy\.md/,
    ),
  ])
})
