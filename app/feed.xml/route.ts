import { listPosts, type Post } from '@/lib/content/blog'
import { listVehicles } from '@/lib/content/fleet'
import { listGuides } from '@/lib/content/guides'
import { toHtml } from '@/lib/content/markdown'
import { listOccasions } from '@/lib/content/occasions'
import { pages } from '@/lib/content/pages'
import {
  listRoadStatuses,
  type RoadStatus,
  statusesOf,
  statusesOfService,
  statusesOfVehicle,
} from '@/lib/content/road-statuses'
import { type FeedItem, toRss } from '@/lib/seo/feed'
import { LOCALE } from '@/lib/format/locale'
import { absoluteUrl } from '@/lib/seo/metadata'
import { feedPath, fleetPath, guidePath, href, occasionPath, postPath, routes } from '@/lib/routes/routes'
import { feedTitle } from '@/view-models/posts'
import { roadNews } from '@/view-models/road-news'

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

/** The first page that shows it: a guide, a service or a vehicle; without one, the list of guides. */
function firstPageOf({ name }: RoadStatus): string {
  const isAmong = (shown: RoadStatus[]) => shown.some((status) => status.name === name)
  const guide = listGuides().find((each) => isAmong(statusesOf(each)))
  if (guide) return guidePath(guide.slug)
  const occasion = listOccasions().find(({ id }) => isAmong(statusesOfService(id)))
  if (occasion) return occasionPath(occasion.id)
  const vehicle = listVehicles().find((each) => isAmong(statusesOfVehicle(each)))
  return vehicle ? fleetPath(vehicle.slug) : routes.guides
}

function newsItem(status: RoadStatus): FeedItem {
  const { id, title, days = '', text } = roadNews(status)
  return {
    title,
    url: `${absoluteUrl(firstPageOf(status))}#${id}`,
    day: status.publishFrom ?? status.checkedOn,
    description: days,
    tags: [],
    html: toHtml(text),
  }
}

export function GET() {
  const feed = toRss({
    title: feedTitle(),
    description: pages.blog().description,
    language: LOCALE,
    pageUrl: absoluteUrl(routes.blog),
    url: absoluteUrl(feedPath),
    items: [...newestPosts().map(toItem), ...listRoadStatuses().map(newsItem)],
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
