import { join } from 'node:path'
import type * as z from 'zod'
import { collections } from '../../lib/content/kinds'
import { contentRoot } from '../../lib/content/load'
import { companySchema } from '../../lib/content/schema/company'
import { categoriesSchema } from '../../lib/content/schema/fleet'
import { mapSchema } from '../../lib/content/schema/map'
import { messagesSchema } from '../../lib/content/schema/messages'
import { pageSchemas } from '../../lib/content/schema/pages'
import { redirectsSchema } from '../../lib/content/schema/redirects'
import { filesBelow } from './files-below'

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

/** Every file of the content with its schema, without translations. */
export const schemasOfFiles = (): { file: string; schema: z.ZodType }[] =>
  filesBelow(contentRoot).flatMap((name) => {
    const schema = schemaOf(name)
    return schema ? { file: join(contentRoot, name), schema } : []
  })
