import type { FleetTab } from '@/components/home/fleet-section'
import type { PostCardProps } from '@/components/blog/post-card'
import { listPosts } from '@/lib/content/blog'
import { listClientGroups } from '@/lib/content/clients'
import { listCategories, listedIn } from '@/lib/content/fleet'
import { cardOf, onCard, resolveImage } from '@/lib/content/images'
import { getMessages, pages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { fleetPath, postPath, routes } from '@/lib/routes/routes'
import { seatsInWords } from '@/lib/content/key-figures'
import { labelled } from './labelled'

/** S3.5: the strip shows twelve clients. */
const CLIENTS = 12
/** S3.6: news and insights are three cards. */
const NEWS = 3

/** The fleet's tabs: each category with its vehicles. */
export const fleetTabs = (): FleetTab[] =>
  listCategories().map(({ slug, tab, title, purpose, picture }) => ({
    tab,
    title,
    purpose,
    path: fleetPath(slug),
    shown: onCard(resolveImage(picture)),
    vehicles: listedIn(slug).map((vehicle) => ({
      name: vehicle.name,
      path: fleetPath(vehicle.slug),
      facts: [seatsInWords(vehicle), interpolate(getMessages().fleet.bags, vehicle.bags)].join(' · '),
      shown: cardOf(vehicle),
    })),
  }))

export const whySlides = () =>
  pages.home().whyRide.slides.map(({ picture, ...slide }) => ({ ...slide, shown: resolveImage(picture) }))

export const serviceCards = () =>
  pages.services().services.map(({ id, title, summary, picture }) => ({
    id,
    title,
    summary,
    shown: resolveImage(picture),
  }))

/** Twelve clients, taken from the groups in turn, so that every group is represented. */
export function clientStrip() {
  const groups = listClientGroups()
  const rounds = Array.from({ length: CLIENTS }, (_, round) =>
    groups.flatMap(({ clients }) => clients[round] ?? []),
  )
  return rounds.flat().slice(0, CLIENTS)
}

/** The first posts that have a text; where there are too few, others, whose cards link to the blog. */
export const newsCards = (): PostCardProps[] =>
  [...listPosts()]
    .sort((a, b) => Number(!a.body) - Number(!b.body))
    .slice(0, NEWS)
    .map(({ id, title, date, image, body, ...days }) => ({
      title,
      date: labelled(formatDay(date), days),
      path: body ? postPath(id) : routes.blog,
      shown: resolveImage(image),
      linkText: getMessages().home.readMore,
      level: 'h3',
    }))
