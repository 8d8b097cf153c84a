import { join } from 'node:path'
import { shown } from '../../lib/content/content-error'
import { contentRoot } from '../../lib/content/load'
import { pageSchemas } from '../../lib/content/schema/pages'
import { filesBelow } from '../shared/files-below'
import { refuseFiles } from './refuse-files'

const pageNames = Object.keys(pageSchemas)

/** The files that the readers look for, below the content. */
const read = [
  /^(company|interface|map|redirects|fleet\/categories)\.yaml$/,
  /^spelling\.txt$/,
  /^(fleet\/vehicles|routes|occasions)\/[^/]+\.yaml$/,
  /^blog\/[^/]+\.md$/,
  new RegExp(`^pages/(${pageNames.join('|')})\\.yaml$`),
]
const isRead = (name: string) => read.some((pattern) => pattern.test(name))

/** What systems and programs leave in folders: nobody means it to be read. */
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
  if (isRead(better)) return `is not read: rename it to ${better.split('/').at(-1)}`
  if (name.startsWith('pages/')) return `is the file of no page; those are: ${pageNames.join(', ')}`
  return 'is read by no page: correct its name or its folder, or take it away'
}

/** Refuses files that no reader looks for. */
export const checkFileNames = () =>
  refuseFiles(
    filesBelow(contentRoot)
      .filter((name) => !isRead(name) && !isLeftover(name))
      .map((name) => ({ file: shown(join(contentRoot, name)), path: '', reason: reasonFor(name) })),
  )
