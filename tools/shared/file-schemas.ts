import { join } from 'node:path'
import type * as z from 'zod'
import { contentRoot, listFiles } from '../../lib/content/load'
import { companySchema } from '../../lib/content/schema/company'
import { categoriesSchema, vehicleSchema } from '../../lib/content/schema/fleet'
import { guideSchema } from '../../lib/content/schema/guide'
import { mapSchema } from '../../lib/content/schema/map'
import { messagesSchema } from '../../lib/content/schema/messages'
import { noticeSchema } from '../../lib/content/schema/notice'
import { occasionSchema } from '../../lib/content/schema/occasion'
import { pageSchemas } from '../../lib/content/schema/pages'
import { postSchema } from '../../lib/content/schema/post'
import { roadStatusSchema } from '../../lib/content/schema/road-status'

const inFolder = (folder: string, extension: string, schema: z.ZodType) =>
  listFiles(join(contentRoot, folder), extension).map((file) => ({ file, schema }))

/** Every file of the content that holds texts for visitors, with its schema. */
export const schemasOfFiles = (): { file: string; schema: z.ZodType }[] => [
  { file: join(contentRoot, 'company.yaml'), schema: companySchema },
  { file: join(contentRoot, 'interface.yaml'), schema: messagesSchema },
  { file: join(contentRoot, 'map.yaml'), schema: mapSchema },
  { file: join(contentRoot, 'fleet', 'categories.yaml'), schema: categoriesSchema },
  ...inFolder('fleet/vehicles', '.yaml', vehicleSchema),
  ...inFolder('routes', '.yaml', guideSchema),
  ...inFolder('roads', '.yaml', roadStatusSchema),
  ...inFolder('occasions', '.yaml', occasionSchema),
  ...inFolder('notices', '.yaml', noticeSchema),
  ...inFolder('blog', '.md', postSchema),
  ...Object.entries(pageSchemas).map(([name, schema]) => ({
    file: join(contentRoot, 'pages', `${name}.yaml`),
    schema,
  })),
]
