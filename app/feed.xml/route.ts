import { listPosts, type Post } from '@/lib/content/blog'
import { toHtml } from '@/lib/content/markdown'
import { pages } from '@/lib/content/pages'
import { type FeedItem, toRss } from '@/lib/seo/feed'
import { LOCALE } from '@/lib/format/locale'
import { absoluteUrl } from '@/lib/seo/metadata'
import { feedPath, href, postPath, routes } from '@/lib/routes/routes'
import { feedTitle } from '@/view-models/posts'

export const dynamic = 'force-static'

/** A reader fetches all of the feed again and again. */
const MOST_ITEMS = 50

const newestPosts = (): Post[] =>
  listPosts()
    .filter(({ body }) => body !== '')
    .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
    .slice(0, MOST_ITEMS)

function toItem({ id, title, date, description, tags, body }: Post): FeedItem {
  const url = absoluteUrl(postPath(id))
  const toAbsolute = (address: string) => new URL(href(address), url).href
  return { title, url, day: date, description, tags, html: toHtml(body, toAbsolute) }
}

export function GET() {
  const feed = toRss({
    title: feedTitle(),
    description: pages.blog().description,
    language: LOCALE,
    pageUrl: absoluteUrl(routes.blog),
    url: absoluteUrl(feedPath),
    items: newestPosts().map(toItem),
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
