import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isLocale } from '../../lib/config/locales'
import { shown } from '../../lib/content/content-error'
import { contentRoot } from '../../lib/content/load'
import { schemaOf } from '../../lib/content/file-schemas'
import { pageSchemas } from '../../lib/content/schema/pages'
import { filesBelow } from '../shared/files-below'
import { refuseFiles } from './refuse-files'

const pageNames = Object.keys(pageSchemas)

/** A translation has the same relative path below its locale as the file that it translates below content/. */
const TRANSLATION = /^locales\/([^/]+)\//

function isRead(name: string): boolean {
  const locale = TRANSLATION.exec(name)?.[1]
  if (!locale) return name === 'spelling.txt' || schemaOf(name) !== undefined
  const base = name.replace(TRANSLATION, '')
  if (!isLocale(locale) || base === 'spelling.txt') return false
  return base === 'sources.yaml' || (isRead(base) && existsSync(join(contentRoot, base)))
}

/** Files that operating systems and programs create, such as .DS_Store. */
const isLeftover = (name: string) => /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/i.test(name)

/** The name under which a file would be read. */
const corrected = (name: string) =>
  name
    .toLowerCase()
    .replace(/\.yml$/, '.yaml')
    .replace(/\.(markdown|mdown|md\.txt)$/, '.md')
    .replace(/\.yaml\.txt$/, '.yaml')

function reasonFor(name: string): string {
  const better = corrected(name)
  if (isRead(better))
    return dirname(better) === dirname(name)
      ? `is not read: rename it to ${basename(better)}`
      : `is not read: move it to ${shown(join(contentRoot, better))}, in small letters`
  if (name.startsWith('locales/'))
    return 'translates no file: it must lie in locales/<language>/ as the file that it translates lies in content/'
  if (name.startsWith('pages/')) return `is the file of no page; those are: ${pageNames.join(', ')}`
  return 'is read by no page: correct its name or its folder, or take it away'
}

/** Rejects files that no reader reads. */
export const checkFileNames = () =>
  refuseFiles(
    filesBelow(contentRoot)
      .filter((name) => !isRead(name) && !isLeftover(name))
      .map((name) => ({ file: shown(join(contentRoot, name)), path: '', reason: reasonFor(name) })),
  )
