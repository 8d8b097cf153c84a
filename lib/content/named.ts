import { currentPostId } from './blog'
import { currentSlug } from './fleet'
import { currentGuideSlug } from './guides'
import { mustExist, refuseAll } from './load'
import { pages } from './pages'

/** What a page names of the catalogue, by current or former slugs. */
type Named = { vehicles: { slug: string }[]; posts: number[]; guides: string[] }

/**
 * A page with the current addresses of the vehicles, posts and guides that it names.
 * @throws ContentError when one of them has no file.
 */
export function withCurrentNames<Page extends Named>(file: string, page: Page): Page {
  const vehicles = page.vehicles.map((vehicle) => ({ ...vehicle, slug: currentSlug(vehicle.slug) }))
  const posts = page.posts.map(currentPostId)
  const guides = page.guides.map(currentGuideSlug)
  mustExist(file, [
    ...vehicles.map(({ slug }, index) => ({
      path: `vehicles.${index}.slug`,
      name: `fleet/vehicles/${slug}.yaml`,
    })),
    ...posts.map((id, index) => ({ path: `posts.${index}`, name: `blog/${id}.md` })),
    ...guides.map((slug, index) => ({ path: `guides.${index}`, name: `routes/${slug}.yaml` })),
  ])
  return { ...page, vehicles, posts, guides }
}

/** @throws ContentError when a page names a service, by its id on the page of all services, that there is none of. */
export function mustBeServices(file: string, services: string[], locale: string): void {
  const ids = pages.services(locale).services.map(({ id }) => id)
  const unknown = services.flatMap((id, index) => (ids.includes(id) ? [] : { id, index }))
  if (unknown.length === 0) return
  refuseAll(
    file,
    unknown.map(({ id, index }) => ({
      path: `services.${index}`,
      reason: `there is no service '${id}': use one of ${ids.join(', ')}`,
    })),
  )
}
