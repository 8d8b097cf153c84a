import { basename, join } from 'node:path'
import { listWrittenPosts } from './blog'
import { isShown } from './draft'
import { findVehicle } from './fleet'
import { findGuide } from './guides'
import { contentRoot, listFiles, readYaml, refuse } from './load'
import { once } from './once'
import { pages } from './pages'
import { occasionSchema, type OccasionFile } from './schema/occasion'

/**
 * A service in full. The id is that of the service on the page of all services, and the name of its file; `service` is
 * the title it has there.
 */
export type Occasion = OccasionFile & { id: string; service: string }

/** What an occasion names must be there: its vehicles, posts and guides. */
function checkNames(file: string, { vehicles, posts, guides }: OccasionFile): void {
  vehicles.forEach(({ slug }, index) => {
    if (!findVehicle(slug)) refuse(file, `vehicles.${index}.slug`, `there is no vehicle '${slug}'`)
  })
  posts.forEach((id, index) => {
    if (!listWrittenPosts().some((post) => post.id === id))
      refuse(file, `posts.${index}`, `there is no post ${id}`)
  })
  guides.forEach((slug, index) => {
    if (!findGuide(slug)) refuse(file, `guides.${index}`, `there is no guide '${slug}'`)
  })
}

/**
 * The services that have a page of their own, in the order of the page of all services, from `occasions/<id>.yaml`.
 * Drafts are among them in previews only.
 * @throws ContentError for a broken file, or one that names a service, vehicle, post or guide that is not there.
 */
export const listOccasions = once((): Occasion[] => {
  const { services } = pages.services()
  const ids = services.map(({ id }) => id)
  return listFiles(join(contentRoot, 'occasions'), '.yaml')
    .map((file) => {
      const id = basename(file, '.yaml')
      const service =
        services.find((each) => each.id === id) ??
        refuse(file, '', `the name must be that of a service: ${ids.join(', ')}`)
      const occasion = readYaml(file, occasionSchema)
      checkNames(file, occasion)
      return { ...occasion, id, service: service.title }
    })
    .filter(isShown)
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
})

export const findOccasion = (id: string) => listOccasions().find((occasion) => occasion.id === id)
