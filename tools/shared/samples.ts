import * as z from 'zod'
import { type ContentFile, toPath } from './content-files'

/** A value on its file's sample list; `known` is false if there is no such value. */
export type Sample = { file: string; line?: number; key: string; known: boolean }

const marked = z.looseObject({ sample: z.array(z.string()).optional() })

/** Every value of these files that is still a sample. */
export const samplesIn = (files: ContentFile[]): Sample[] =>
  files.flatMap((file) =>
    (marked.safeParse(file.data).data?.sample ?? []).map((key) => ({
      file: file.name,
      line: file.lineOf(toPath(key)),
      key,
      known: file.has(toPath(key)),
    })),
  )
