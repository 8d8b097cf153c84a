import { basename, join } from 'node:path'
import { currentPostId } from './blog'
import { readEach } from './content-error'
import { isShown } from './draft'
import { currentSlug } from './fleet'
import { currentGuideSlug } from './guides'
import { contentRoot, listFiles, mustExist, readYaml, refuse } from './load'
import { memoize } from './memoize'
import { pages } from './pages'
import { occasionSchema, type OccasionFile } from './schema/occasion'

/**
 * A service in full. The id is that of the service on the page of all services, and the name of its file; `service` is
 * the title it has there.
 */
export type Occasion = OccasionFile & { id: string; service: string }

type Service = { id: string; title: string }

/** Vehicles, posts and guides may be named by former addresses. */
const withCurrentNames = (occasion: OccasionFile): OccasionFile => ({
  ...occasion,
  vehicles: occasion.vehicles.map((vehicle) => ({ ...vehicle, slug: currentSlug(vehicle.slug) })),
  posts: occasion.posts.map(currentPostId),
  guides: occasion.guides.map(currentGuideSlug),
})

/** What an occasion names must be there: its vehicles, posts and guides. */
function checkNames(file: string, { vehicles, posts, guides }: OccasionFile): void {
  mustExist(file, [
    ...vehicles.map(({ slug }, index) => ({
      path: `vehicles.${index}.slug`,
      name: `fleet/vehicles/${slug}.yaml`,
    })),
    ...posts.map((id, index) => ({ path: `posts.${index}`, name: `blog/${id}.md` })),
    ...guides.map((slug, index) => ({ path: `guides.${index}`, name: `routes/${slug}.yaml` })),
  ])
}

function readOccasion(file: string, services: Service[], locale: string): Occasion {
  const id = basename(file, '.yaml')
  const service =
    services.find((each) => each.id === id) ??
    refuse(file, '', `the name must be that of a service: ${services.map((each) => each.id).join(', ')}`)
  const occasion = withCurrentNames(readYaml(file, occasionSchema, locale))
  checkNames(file, occasion)
  return { ...occasion, id, service: service.title }
}

/**
 * The services that have a page of their own, in the order of the page of all services, from `occasions/<id>.yaml`.
 * Drafts are among them in previews only. There is always one: a site cannot be exported with a route that has no page.
 * @throws ContentError for a broken file, or one that names a service, vehicle, post or guide that is not there.
 */
export const listOccasions = memoize((locale): Occasion[] => {
  const { services } = pages.services(locale)
  const place = ({ id }: Occasion) => services.findIndex((service) => service.id === id)
  const files = listFiles(join(contentRoot, 'occasions'), '.yaml')
  const occasions = readEach(files, (file) => readOccasion(file, services, locale)).filter(isShown)
  if (occasions.length > 0) return occasions.sort((a, b) => place(a) - place(b))
  const reason = 'one of them must have a page of its own, occasions/<id>.yaml, that is no draft'
  return refuse(join(contentRoot, pages.services.file), 'services', reason)
})

export const findOccasion = (id: string) => listOccasions().find((occasion) => occasion.id === id)
