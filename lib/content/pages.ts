import { join } from 'node:path'
import type * as z from 'zod'
import { contentRoot, readYaml } from './load'
import { memoize } from './memoize'
import { mapSchema } from './schema/map'
import { pageSchemas } from './schema/pages'
import { messagesSchema } from './schema/messages'

/** A reader with the path of the file that it reads, relative to the content. */
function page<Schema extends z.ZodType>(name: keyof typeof pageSchemas, schema: Schema) {
  const file = join('pages', `${name}.yaml`)
  return Object.assign(
    memoize((locale) => readYaml(join(contentRoot, file), schema, locale)),
    { file },
  )
}

/** The readers of the fixed pages, with one file per page. */
export const pages = {
  home: page('home', pageSchemas.home),
  fleet: page('fleet', pageSchemas.fleet),
  offers: page('offers', pageSchemas.offers),
  compare: page('compare', pageSchemas.compare),
  blog: page('blogs', pageSchemas.blogs),
  guides: page('routes', pageSchemas.routes),
  rates: page('rates', pageSchemas.rates),
  tripPlan: page('trip-plan', pageSchemas['trip-plan']),
  contact: page('contact', pageSchemas.contact),
  vendor: page('vendor', pageSchemas.vendor),
  about: page('about', pageSchemas.about),
  services: page('services', pageSchemas.services),
  clients: page('clients', pageSchemas.clients),
  gallery: page('gallery', pageSchemas.gallery),
  terms: page('terms', pageSchemas.terms),
  privacy: page('privacy', pageSchemas.privacy),
  signIn: page('sign-in', pageSchemas['sign-in']),
}

/** What the road map shows beside the roads: the start, rivers and hills. */
export const getMap = memoize((locale) => readYaml(join(contentRoot, 'map.yaml'), mapSchema, locale))

/** The messages of the interface: labels, buttons, notes. */
export const getMessages = memoize((locale) =>
  readYaml(join(contentRoot, 'interface.yaml'), messagesSchema, locale),
)
