import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { isPseudo, locales, SOURCE_LOCALE } from '../../lib/config/locales'
import { contentRoot, listFiles, overlayFile, parseLines, splitMarkdown } from '../../lib/content/load'
import { shown } from '../../lib/content/content-error'
import { readText } from '../../lib/content/read-text'
import { companySchema } from '../../lib/content/schema/company'
import { categoriesSchema, vehicleSchema } from '../../lib/content/schema/fleet'
import { guideSchema } from '../../lib/content/schema/guide'
import { mapSchema } from '../../lib/content/schema/map'
import { messagesSchema } from '../../lib/content/schema/messages'
import { noticeSchema } from '../../lib/content/schema/notice'
import { occasionSchema } from '../../lib/content/schema/occasion'
import { pageSchemas } from '../../lib/content/schema/pages'
import { postSchema } from '../../lib/content/schema/post'
import { copyPaths } from '../../lib/content/translate'
import type { Fault } from '../shared/fault'

const inFolder = (folder: string, extension: string, schema: z.ZodType) =>
  listFiles(join(contentRoot, folder), extension).map((file) => ({ file, schema }))

/** Every file of the content, with its schema. */
export const schemasOfFiles = (): { file: string; schema: z.ZodType }[] => [
  { file: join(contentRoot, 'company.yaml'), schema: companySchema },
  { file: join(contentRoot, 'interface.yaml'), schema: messagesSchema },
  { file: join(contentRoot, 'map.yaml'), schema: mapSchema },
  { file: join(contentRoot, 'fleet', 'categories.yaml'), schema: categoriesSchema },
  ...inFolder('fleet/vehicles', '.yaml', vehicleSchema),
  ...inFolder('routes', '.yaml', guideSchema),
  ...inFolder('occasions', '.yaml', occasionSchema),
  ...inFolder('notices', '.yaml', noticeSchema),
  ...inFolder('blog', '.md', postSchema),
  ...Object.entries(pageSchemas).map(([name, schema]) => ({
    file: join(contentRoot, 'pages', `${name}.yaml`),
    schema,
  })),
]

/** Where the copy of a file stands, in its overlay or in itself; the body of Markdown is one text. */
function copyIn(file: string, schema: z.ZodType): string[] {
  if (!existsSync(file)) return []
  const text = readText(file)
  if (!file.endsWith('.md')) return copyPaths(schema, parseLines(text).document.toJS())
  const { yaml, body } = splitMarkdown(text) ?? { yaml: '', body: text.trim() }
  return [...copyPaths(schema, parseLines(yaml).document.toJS()), ...(body ? ['body'] : [])]
}

/** How many texts of a file a language has no translation of. */
export function untranslatedIn(file: string, schema: z.ZodType, locale: string): number {
  const translated = new Set(copyIn(overlayFile(file, locale), schema))
  return copyIn(file, schema).filter((path) => !translated.has(path)).length
}

const isTranslated = (locale: string) => locale !== SOURCE_LOCALE && !isPseudo(locale)

/** How many texts of the whole content a language has no translation of. */
export const untranslated = (locale: string): number =>
  isTranslated(locale)
    ? schemasOfFiles().reduce((sum, { file, schema }) => sum + untranslatedIn(file, schema, locale), 0)
    : 0

/** The files with untranslated texts in another locale, with the number of these texts. */
export const translationNotes = (): Fault[] =>
  locales.filter(isTranslated).flatMap((locale) =>
    schemasOfFiles().flatMap(({ file, schema }) => {
      const count = untranslatedIn(file, schema, locale)
      if (count === 0) return []
      const needs = `Translate them in ${shown(overlayFile(file, locale))}`
      return [{ where: shown(file), what: `${count} texts are not translated into ${locale}`, needs }]
    }),
  )

/** The pseudo-locale is for tests, and must not be published. */
export const pseudoFaults = (): Fault[] =>
  locales.filter(isPseudo).map((locale) => ({
    where: 'LOCALES',
    what: `holds ${locale}, a language for tests`,
    needs: 'Take it out',
  }))
