import { basename, join } from 'node:path'
import { isShown } from './draft'
import { contentRoot, listFiles, mustExist, readYaml, refuse } from './load'
import { once } from './once'
import { pages } from './pages'
import { occasionSchema, type OccasionFile } from './schema/occasion'

/** A service in full; the id is that of the service on the page of all services, and the name of its file. */
export type Occasion = OccasionFile & { id: string }

/** What an occasion names must be there: its vehicles, posts and guides. */
function checkNames(file: string, { vehicles, posts, guides }: OccasionFile): void {
  vehicles.forEach(({ slug }, index) =>
    mustExist(file, `vehicles.${index}.slug`, `fleet/vehicles/${slug}.yaml`),
  )
  posts.forEach((id, index) => mustExist(file, `posts.${index}`, `blog/${id}.md`))
  guides.forEach((slug, index) => mustExist(file, `guides.${index}`, `routes/${slug}.yaml`))
}

/**
 * The services that have a page of their own, in the order of the page of all services, from `occasions/<id>.yaml`.
 * Drafts are among them in previews only.
 * @throws ContentError for a broken file, or one that names a service, vehicle, post or guide that is not there.
 */
export const listOccasions = once((): Occasion[] => {
  const ids = pages.services().services.map(({ id }) => id)
  return listFiles(join(contentRoot, 'occasions'), '.yaml')
    .map((file) => {
      const id = basename(file, '.yaml')
      if (!ids.includes(id)) refuse(file, '', `the name must be that of a service: ${ids.join(', ')}`)
      const occasion = readYaml(file, occasionSchema)
      checkNames(file, occasion)
      return { ...occasion, id }
    })
    .filter(isShown)
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
})

export const findOccasion = (id: string) => listOccasions().find((occasion) => occasion.id === id)
