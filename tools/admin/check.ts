import { plainReason } from '@/lib/content/reasons'
import { companySchema } from '@/lib/content/schema/company'
import { categoriesSchema, vehicleSchema } from '@/lib/content/schema/fleet'
import { guideSchema } from '@/lib/content/schema/guide'
import { mapSchema } from '@/lib/content/schema/map'
import { noticeSchema } from '@/lib/content/schema/notice'
import { occasionSchema } from '@/lib/content/schema/occasion'
import { pageSchemas } from '@/lib/content/schema/pages'
import { postSchema } from '@/lib/content/schema/post'
import { roadStatusSchema } from '@/lib/content/schema/road-status'
import { messagesSchema } from '@/lib/content/schema/messages'
import { redirectsSchema } from '@/lib/content/schema/redirects'
import type * as z from 'zod'

const PAGE = /^content\/pages\/([\w-]+)\.yaml$/

/** The body of a post is not part of its front matter. */
export const withoutBody = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([key]) => key !== 'body'))

/** The editor omits an empty list; the file of the redirects keeps its key. */
const withRedirects = (data: Record<string, unknown>) => ({ redirects: [], ...data })

type Check = { schema: z.ZodType; pick?: (data: Record<string, unknown>) => unknown }

function checkOf(path: string): Check | undefined {
  if (path === 'content/company.yaml') return { schema: companySchema }
  if (path === 'content/map.yaml') return { schema: mapSchema }
  if (path === 'content/redirects.yaml') return { schema: redirectsSchema, pick: withRedirects }
  if (path === 'content/interface.yaml') return { schema: messagesSchema }
  if (path === 'content/fleet/categories.yaml')
    return { schema: categoriesSchema, pick: ({ categories }) => categories }
  if (path.startsWith('content/fleet/vehicles/')) return { schema: vehicleSchema }
  if (path.startsWith('content/routes/')) return { schema: guideSchema }
  if (path.startsWith('content/roads/')) return { schema: roadStatusSchema }
  if (path.startsWith('content/blog/')) return { schema: postSchema, pick: withoutBody }
  if (path.startsWith('content/occasions/')) return { schema: occasionSchema }
  if (path.startsWith('content/notices/')) return { schema: noticeSchema }
  const page = Object.entries(pageSchemas).find(([name]) => name === PAGE.exec(path)?.[1])
  return page && { schema: page[1] }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Begins the keys that the editor adds to the items of a list that got a new item, or another order. */
const EDITOR_KEYS = '__sc_'

/** Removes empty keys and the editor's own, as the editor does when it writes the file. */
export function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, filled(inner)] as const)
  return Object.fromEntries(entries.filter(([key, inner]) => !key.startsWith(EDITOR_KEYS) && !isEmpty(inner)))
}

/** The value of an entry as its file holds it. */
export const valueOf = (path: string, data: Record<string, unknown>): unknown =>
  (checkOf(path)?.pick ?? ((all) => all))(filled(data) as Record<string, unknown>)

/**
 * The schema's errors for an entry of the editor, one line each; empty when the build accepts it. The editor itself
 * validates single fields only, not constraints between fields.
 */
export function problemsOf(path: string, data: Record<string, unknown>): string[] {
  const check = checkOf(path)
  if (!check) return [`${path}: no such content file`]
  const { error } = check.schema.safeParse(valueOf(path, data), { error: plainReason })
  return error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
}
