import type { RelatedLinksProps } from '@/components/fleet/related-links'
import { listWrittenPosts } from '@/lib/content/blog'
import { listGuides } from '@/lib/content/guides'
import type { Landing } from '@/lib/content/landing'
import type { Occasion } from '@/lib/content/occasions'
import { getMessages } from '@/lib/content/pages'
import { fleetPath, guidePath, occasionPath, postPath } from '@/lib/routes/routes'

type Links = RelatedLinksProps['links']

/** Links to those of these posts that are shown. */
export const postLinks = (ids: number[]): Links =>
  listWrittenPosts()
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title }) => ({ label: title, path: postPath(id) }))

/** Links to those of these guides that are shown. */
export const guideLinks = (slugs: string[]): Links =>
  listGuides()
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, place }) => ({ label: place, path: guidePath(slug) }))

/** Links to the pages of services. */
export const serviceLinks = (occasions: Occasion[]): Links =>
  occasions.map(({ id, service }) => ({ label: service, path: occasionPath(id) }))

/** Links to pages for one search. */
export const landingLinks = (landings: Landing[]): RelatedLinksProps => ({
  heading: getMessages().landing.list,
  links: landings.map(({ slug, label }) => ({ label, path: fleetPath(slug) })),
})
