import { escapeHtml } from '@/lib/format/escape-html'

/** One entry of a feed. Addresses are absolute, texts plain, `html` is sanitised, `day` an ISO day. */
export type FeedItem = {
  title: string
  url: string
  day: string
  description: string
  tags: string[]
  html: string
}

export type Feed = {
  title: string
  description: string
  language: string
  /** The page whose entries the feed contains. */
  pageUrl: string
  /** The feed's own address. */
  url: string
  items: FeedItem[]
}

/** Characters that are not allowed in XML 1.0, even escaped. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escapeXml = (text: string) => escapeHtml(text.replace(UNWRITABLE, ''))

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** Midnight in Delhi on an ISO day, as RFC 822 writes it: 'Wed, 14 Oct 2026 00:00:00 +0530'. */
const toRfc822 = (day: string) => new Date(day).toUTCString().replace('GMT', '+0530')

const itemXml = ({ title, url, day, description, tags, html }: FeedItem) =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', toRfc822(day)),
    element('description', description),
    ...tags.map((tag) => element('category', tag)),
    element('content:encoded', html),
    '</item>',
  ].join('\n')

/**
 * An RSS 2.0 feed, the newest entry first. Its build date is that of the newest entry, so that two builds of the same
 * content are byte-identical. Source: rssboard.org/rss-specification, with the modules `content` and `atom:link`.
 */
export function toRss({ title, description, language, pageUrl, url, items }: Feed): string {
  const newestFirst = [...items].sort((a, b) => b.day.localeCompare(a.day))
  const [newest] = newestFirst
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', title),
    element('link', pageUrl),
    `<atom:link href="${escapeXml(url)}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    element('language', language),
    ...(newest ? [element('lastBuildDate', toRfc822(newest.day))] : []),
    ...newestFirst.map(itemXml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
