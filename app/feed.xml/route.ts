import { listPosts, type Post } from '@/lib/content/blog'
import { toHtml } from '@/lib/content/markdown'
import { pages } from '@/lib/content/pages'
import { type FeedItem, toRss } from '@/lib/site/feed'
import { LANGUAGE } from '@/lib/site/language'
import { absoluteUrl } from '@/lib/site/metadata'
import { feedPath, href, postPath, routes } from '@/lib/site/routes'
import { feedTitle } from '../(inner)/blogs/views'

export const dynamic = 'force-static'

function toItem({ id, title, date, description, tags, body }: Post): FeedItem {
  const url = absoluteUrl(postPath(id))
  const toAbsolute = (address: string) => new URL(href(address), url).href
  return { title, url, day: date, description, tags, html: toHtml(body, toAbsolute) }
}

export function GET() {
  const feed = toRss({
    title: feedTitle(),
    description: pages.blog().description,
    language: LANGUAGE,
    pageUrl: absoluteUrl(routes.blog),
    url: absoluteUrl(feedPath),
    items: listPosts()
      .filter(({ body }) => body !== '')
      .map(toItem),
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
