/**
 * `npx tsx tools/translated.ts hi [pages/home.yaml …]`: notes which English each translation was made from. New ones are
 * noted by themselves; a file that is named was read again after its English had changed.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stringify } from 'yaml'
import { shown } from '../lib/content/content-error'
import { contentRoot, overlayFile } from '../lib/content/load'
import { schemasOfFiles } from './shared/file-schemas'
import { hashesNow, readSources, sourcesFile } from './shared/translation-sources'

const [locale = '', ...readAgain] = process.argv.slice(2)
const known = readSources(locale)
const translated = schemasOfFiles()
  .filter(({ file }) => existsSync(overlayFile(file, locale)))
  .map(({ file }) => relative(contentRoot, file).replaceAll('\\', '/'))
if (translated.length === 0)
  throw new Error(`There is no translation in ${join(contentRoot, 'locales', locale)}`)

const sources = translated.map((name) => [
  name,
  { ...hashesNow(name), ...(readAgain.includes(name) ? {} : known[name]) },
])
writeFileSync(sourcesFile(locale), stringify(Object.fromEntries(sources)))
console.log(`${shown(sourcesFile(locale))}: ${translated.length} files`)
