import { join } from 'node:path'
import type * as z from 'zod'
import { contentRoot } from '../../lib/content/load'
import { schemaOf } from '../../lib/content/file-schemas'
import { filesBelow } from './files-below'

/** Every file of the content with its schema, without translations. */
export const schemasOfFiles = (): { file: string; schema: z.ZodType }[] =>
  filesBelow(contentRoot).flatMap((name) => {
    const schema = schemaOf(name)
    return schema ? { file: join(contentRoot, name), schema } : []
  })
