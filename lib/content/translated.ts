import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { isPseudo, locales, SOURCE_LOCALE } from '@/lib/config/locales'
import { contentRoot, overlayFile, splitMarkdown, yamlValue } from './load'
import { memoize } from './memoize'
import { readText } from './read-text'
import { schemaOf } from './file-schemas'
import { listSitePages, type SitePage } from './site-pages'
import { copyTexts } from './translate'

/** The copy of a file, or of its overlay, by its path such as `questions.0.answer`; the body of Markdown is one text. */
export function copyIn(file: string, schema: z.ZodType): Map<string, string> {
  if (!existsSync(file)) return new Map()
  const text = readText(file)
  if (!file.endsWith('.md')) return copyTexts(schema, yamlValue(file, text))
  const { yaml, body } = splitMarkdown(text) ?? { yaml: '', body: text.trim() }
  const texts = copyTexts(schema, yamlValue(file, yaml))
  return body ? texts.set('body', body) : texts
}

/** Where the texts of a file stand that a language has no translation of. Names are none. */
export function untranslatedIn(file: string, schema: z.ZodType, locale: string): string[] {
  const translated = copyIn(overlayFile(file, locale), schema)
  return [...copyIn(file, schema).keys()].filter((path) => !translated.has(path))
}

/** Whether a language is translated by files: the source language and the pseudo-locale are whole without them. */
export const hasOverlays = (locale: string) => locale !== SOURCE_LOCALE && !isPseudo(locale)

/** What every page shows, and the home page, which the others lead to: without these a language has no page. */
const FRAME = ['interface.yaml', 'company.yaml', 'fleet/categories.yaml', 'pages/home.yaml']

/** How many of the files that a list shows beside its own must be whole: in between it would be one in two languages. */
const MOST = 0.5

const filesOf = (kind: SitePage['subject']['kind']) =>
  listSitePages()
    .filter(({ subject }) => subject.kind === kind)
    .flatMap(({ files }) => files)

/** The files of what a page lists. Their copy is on it in part; the papers of a vehicle are facts. */
function listedOn({ subject, files }: SitePage): string[] {
  if (subject.kind === 'blog') return filesOf('post')
  if (subject.kind === 'guides') return filesOf('guide')
  return subject.kind === 'papers' ? [] : files.slice(1)
}

/** The paths of the pages that exist in a language: those whose own copy is whole, and most of what they list. */
export const pagesIn = memoize((locale): ReadonlySet<string> => {
  const pages = listSitePages()
  if (!hasOverlays(locale)) return new Set(pages.map(({ path }) => path))
  const known = new Map<string, boolean>()
  const isWhole = (name: string) => {
    const schema = schemaOf(name)
    const found =
      known.get(name) ?? (!schema || untranslatedIn(join(contentRoot, name), schema, locale).length === 0)
    known.set(name, found)
    return found
  }
  if (!FRAME.every(isWhole)) return new Set()
  const isPublished = (page: SitePage) => {
    const listed = listedOn(page)
    return isWhole(page.files[0] ?? '') && listed.filter(isWhole).length >= listed.length * MOST
  }
  return new Set(pages.filter(isPublished).map(({ path }) => path))
})

/** The languages of the site that have a page. */
export const localesOf = (path: string): readonly string[] =>
  locales.length === 1 ? locales : locales.filter((locale) => pagesIn(locale).has(path))
