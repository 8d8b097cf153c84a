import { relative } from 'node:path'
import type * as z from 'zod'
import { locales } from '../../lib/config/locales'
import { contentRoot, overlayFile } from '../../lib/content/load'
import { shown } from '../../lib/content/content-error'
import { hasOverlays, untranslatedIn } from '../../lib/content/translated'
import type { Fault } from '../shared/fault'
import { schemasOfFiles } from '../shared/file-schemas'
import { changedSince } from '../shared/translation-sources'

/** Files with texts for visitors: those of the redirects are for editors. */
const translatable = () => schemasOfFiles().filter(({ file }) => !file.endsWith('redirects.yaml'))

/** What a file says in another language that is missing there, or was made from English that has changed. */
function notesOf(file: string, schema: z.ZodType, locale: string): Fault[] {
  const overlay = shown(overlayFile(file, locale))
  const count = untranslatedIn(file, schema, locale).length
  const name = relative(contentRoot, file)
  const changed = changedSince(name, locale)
  const missing = {
    what: `${count} texts are not translated into ${locale}`,
    needs: `Translate them in ${overlay}`,
  }
  const outdated = {
    what: `has changed since it was translated into ${locale}: ${changed.join(', ')}`,
    needs: `Correct ${overlay}, then run npx tsx tools/translated.ts ${locale} ${name}`,
  }
  return [...(count > 0 ? [missing] : []), ...(changed.length > 0 ? [outdated] : [])].map((note) => ({
    where: shown(file),
    ...note,
  }))
}

/** What is left to translate into the other languages of the site. */
export const translationNotes = (): Fault[] =>
  locales
    .filter(hasOverlays)
    .flatMap((locale) => translatable().flatMap(({ file, schema }) => notesOf(file, schema, locale)))
