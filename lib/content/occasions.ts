import { basename, join } from 'node:path'
import { readEach } from './content-error'
import { isShown } from './draft'
import { contentRoot, listFiles, readYaml, refuse } from './load'
import { memoize } from './memoize'
import { withCurrentNames } from './named'
import { pages } from './pages'
import { occasionSchema, type OccasionFile } from './schema/occasion'

/**
 * A service in full. The id is that of the service on the page of all services, and the name of its file; `service` is
 * the title it has there.
 */
export type Occasion = OccasionFile & { id: string; service: string }

type Service = { id: string; title: string }

function readOccasion(file: string, services: Service[], locale: string): Occasion {
  const id = basename(file, '.yaml')
  const service =
    services.find((each) => each.id === id) ??
    refuse(file, '', `the name must be that of a service: ${services.map((each) => each.id).join(', ')}`)
  const occasion = withCurrentNames(file, readYaml(file, occasionSchema, locale))
  return { ...occasion, id, service: service.title }
}

/**
 * The services that have a page of their own, in the order of the page of all services, from `occasions/<id>.yaml`.
 * Drafts are among them in previews only. There is always one: a site cannot be exported with a route that has no page.
 * @throws ContentError for a broken file, or one that names a service, vehicle, post or guide that does not exist.
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

/** The file of a service's page, relative to the content. */
export const occasionFile = (id: string) => join('occasions', `${id}.yaml`)

export const findOccasion = (id: string) => listOccasions().find((occasion) => occasion.id === id)
