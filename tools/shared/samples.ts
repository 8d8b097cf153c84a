import * as z from 'zod'
import { type ContentFile, toPath } from './content-files'

/** A value on its file's sample list, and the texts in it; `known` is false if there is no such value. */
export type Sample = { file: string; line?: number; key: string; known: boolean; texts: string[] }

const marked = z.looseObject({ sample: z.array(z.string()).optional() })

/** The texts and figures of a value: of bags 'large: 2' and 'cabin: 2'. */
function textsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => textsOf(part, key))
  return [typeof value === 'number' ? `${name}: ${value}` : String(value)]
}

const valueAt = (data: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data)

/** Every value of these files that is still a sample. */
export const samplesIn = (files: ContentFile[]): Sample[] =>
  files.flatMap((file) =>
    (marked.safeParse(file.data).data?.sample ?? []).map((key) => ({
      file: file.name,
      line: file.lineOf(toPath(key)),
      key,
      known: file.has(toPath(key)),
      texts: textsOf(valueAt(file.data, toPath(key))),
    })),
  )
