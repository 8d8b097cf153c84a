import { join } from 'node:path'
import type * as z from 'zod'
import { contentRoot, readYaml } from './load'
import { once } from './once'
import { mapSchema } from './schema/map'
import { pageSchemas } from './schema/pages'
import { wordsSchema } from './words'

/** A reader that also tells which file below the content it reads. */
function page<Schema extends z.ZodType>(name: keyof typeof pageSchemas, schema: Schema) {
  const file = join('pages', `${name}.yaml`)
  return Object.assign(
    once(() => readYaml(join(contentRoot, file), schema)),
    { file },
  )
}

/** The readers of the fixed pages, one file a page. */
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

/** What the map of the roads shows beside them. */
export const getMap = once(() => readYaml(join(contentRoot, 'map.yaml'), mapSchema))

/** The words of the interface: labels, buttons, messages. */
export const getWords = once(() => readYaml(join(contentRoot, 'interface.yaml'), wordsSchema))
