import type * as z from 'zod'
import { collections } from './kinds'
import { companySchema } from './schema/company'
import { categoriesSchema } from './schema/fleet'
import { mapSchema } from './schema/map'
import { messagesSchema } from './schema/messages'
import { pageSchemas } from './schema/pages'
import { redirectsSchema } from './schema/redirects'

/** Every kind of content file, by its path below content/: `*` is any name. */
const schemas: Record<string, z.ZodType> = {
  'company.yaml': companySchema,
  'interface.yaml': messagesSchema,
  'map.yaml': mapSchema,
  'redirects.yaml': redirectsSchema,
  'fleet/categories.yaml': categoriesSchema,
  ...Object.fromEntries(
    collections.map(({ folder, extension = 'yaml', schema }) => [`${folder}/*.${extension}`, schema]),
  ),
  ...Object.fromEntries(Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}.yaml`, schema])),
}

/** The schema of a content file. @param path below content/; undefined for one that no reader reads. */
export const schemaOf = (path: string): z.ZodType | undefined =>
  schemas[path] ?? schemas[path.replace(/[^/]+(\.\w+)$/, '*$1')]
