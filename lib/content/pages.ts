import { join } from 'node:path'
import type * as z from 'zod'
import { contentRoot, readYaml } from './load'
import { once } from './once'
import {
  aboutSchema,
  clientsSchema,
  compareSchema,
  contactSchema,
  gallerySchema,
  homeSchema,
  plainPageSchema,
  privacySchema,
  servicesSchema,
  termsSchema,
  vendorSchema,
} from './schema'
import { wordsSchema } from './words'

/** A reader that also tells which file below the content it reads. */
function page<Schema extends z.ZodType>(name: string, schema: Schema) {
  const file = join('pages', `${name}.yaml`)
  return Object.assign(
    once(() => readYaml(join(contentRoot, file), schema)),
    { file },
  )
}

/** The readers of the fixed pages, one file a page. */
export const pages = {
  home: page('home', homeSchema),
  fleet: page('fleet', plainPageSchema),
  offers: page('offers', plainPageSchema),
  compare: page('compare', compareSchema),
  blog: page('blogs', plainPageSchema),
  contact: page('contact', contactSchema),
  vendor: page('vendor', vendorSchema),
  about: page('about', aboutSchema),
  services: page('services', servicesSchema),
  clients: page('clients', clientsSchema),
  gallery: page('gallery', gallerySchema),
  terms: page('terms', termsSchema),
  privacy: page('privacy', privacySchema),
}

/** The words of the interface: labels, buttons, messages. */
export const getWords = once(() => readYaml(join(contentRoot, 'interface.yaml'), wordsSchema))
