import { schemaOf } from '../../lib/content/file-schemas'
import { plainReason } from '@/lib/content/plain-errors'

type Data = Record<string, unknown>

/** How the editor's data of a file differ from what the file holds, by its path. It omits an empty list; the file of the redirects keeps its key. */
const PICKS: Record<string, (data: Data) => unknown> = {
  'content/redirects.yaml': (data) => ({ redirects: [], ...data }),
  'content/fleet/categories.yaml': ({ categories }) => categories,
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

/** The value of an entry as its file holds it; the body of a post is not part of its front matter. */
export function valueOf(path: string, data: Data): unknown {
  const whole = filled(path.endsWith('.md') ? { ...data, body: undefined } : data) as Data
  return PICKS[path]?.(whole) ?? whole
}

/**
 * The schema's errors for an entry of the editor, one line each; empty when the build accepts it. The editor itself
 * validates single fields only, not constraints between fields.
 */
export function problemsOf(path: string, data: Data): string[] {
  const schema = path.startsWith('content/') ? schemaOf(path.slice('content/'.length)) : undefined
  if (!schema) return [`${path}: no such content file`]
  const { error } = schema.safeParse(valueOf(path, data), { error: plainReason })
  return error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
}
