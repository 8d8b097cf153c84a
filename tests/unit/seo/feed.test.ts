/** @jest-environment jsdom */
import { type Feed, type FeedItem, toRss } from '@/lib/seo/feed'

const CONTENT = 'http://purl.org/rss/1.0/modules/content/'
const ATOM = 'http://www.w3.org/2005/Atom'

const item = (changes: Partial<FeedItem> = {}): FeedItem => ({
  title: 'Agra in a day',
  url: 'https://cars.example/blogs/3/',
  day: '2026-10-14',
  description: 'There and back.',
  tags: ['Agra', 'Day Trip'],
  html: '<p>Leave at five.</p>',
  ...changes,
})
const feed = (items: FeedItem[], changes: Partial<Feed> = {}): Feed => ({
  title: 'Cars & Coaches: blog',
  description: 'Trips from Delhi.',
  language: 'en-IN',
  pageUrl: 'https://cars.example/blogs/',
  url: 'https://cars.example/feed.xml',
  items,
  ...changes,
})

/** The feed parsed as XML: an XML parser rejects errors that an HTML parser would repair. */
function parse(given: Feed): Document {
  const xml = new DOMParser().parseFromString(toRss(given), 'application/xml')
  const error = xml.querySelector('parsererror')
  if (error) throw new Error(error.textContent ?? '')
  return xml
}
const text = (within: ParentNode | null | undefined, name: string) => within?.querySelector(name)?.textContent
const firstItem = (changes: Partial<FeedItem>) => parse(feed([item(changes)])).querySelector('item')

it('has the channel fields that feed readers require, and links to itself by atom:link', () => {
  const xml = parse(feed([]))
  const channel = xml.querySelector('rss[version="2.0"] > channel')
  expect(['title', 'link', 'description', 'language'].map((name) => text(channel, name))).toEqual([
    'Cars & Coaches: blog',
    'https://cars.example/blogs/',
    'Trips from Delhi.',
    'en-IN',
  ])
  const [self] = xml.getElementsByTagNameNS(ATOM, 'link')
  expect(['rel', 'href', 'type'].map((name) => self?.getAttribute(name))).toEqual([
    'self',
    'https://cars.example/feed.xml',
    'application/rss+xml',
  ])
})

it('has URL, id, text, tags and date for each entry', () => {
  const entry = firstItem({})
  expect(['title', 'link', 'description'].map((name) => text(entry, name))).toEqual([
    'Agra in a day',
    'https://cars.example/blogs/3/',
    'There and back.',
  ])
  expect(text(entry, 'guid[isPermaLink="true"]')).toBe('https://cars.example/blogs/3/')
  expect([...entry!.querySelectorAll('category')].map((tag) => tag.textContent)).toEqual(['Agra', 'Day Trip'])
  // In IST, with the right day of the week.
  expect(text(entry, 'pubDate')).toBe('Wed, 14 Oct 2026 00:00:00 +0530')
})

it.each(['Salt & pepper <b>', ']]> & "quotes" ’', '&amp; stays &amp;', 'बस <यात्रा>', '🚌 & more'])(
  'keeps %j unchanged in every text',
  (hostile) => {
    const entry = firstItem({ title: hostile, description: hostile, tags: [hostile] })
    for (const name of ['title', 'description', 'category']) expect(text(entry, name)).toBe(hostile)
  },
)

it('contains the whole HTML as text', () => {
  const html = '<p>5 &lt; 6 &amp; <a href="https://cars.example/?a=1&amp;b=2">so on</a> ]]></p>'
  const [encoded] = firstItem({ html })!.getElementsByTagNameNS(CONTENT, 'encoded')
  expect(encoded?.textContent).toBe(html)
  expect(encoded?.children).toHaveLength(0)
})

it('removes characters that XML does not allow', () => {
  expect(text(firstItem({ title: 'a\u0000\u0008b\uFFFEc\uD800d' }), 'title')).toBe('abcd')
})

it('lists the newest entry first and takes lastBuildDate from it', () => {
  const days = ['2026-09-16', '2026-10-14', '2026-01-02']
  const xml = parse(feed(days.map((day) => item({ day, title: day }))))
  expect([...xml.querySelectorAll('item > title')].map((title) => title.textContent)).toEqual([
    '2026-10-14',
    '2026-09-16',
    '2026-01-02',
  ])
  expect(text(xml, 'lastBuildDate')).toBe('Wed, 14 Oct 2026 00:00:00 +0530')
})
