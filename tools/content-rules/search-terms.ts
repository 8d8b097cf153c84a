import { join } from 'node:path'
import { getCompany } from '../../lib/content/company'
import { contentRoot } from '../../lib/content/load'
import { shown } from '../../lib/content/content-error'
import { listSitePages } from '../../lib/content/site-pages'
import { refuseFiles } from './refuse-files'

/** The kinds of pages on which something can be hired. */
const COMMERCIAL = ['category', 'vehicle', 'guide', 'occasion', 'landing']

/** Rejects titles of commercial pages that hold none of the words that visitors type to find them. */
export function checkSearchTerms(): void {
  const { searchTerms } = getCompany()
  if (searchTerms.length === 0) return
  const term = new RegExp(`\\b(${searchTerms.join('|')})\\b`, 'i')
  refuseFiles(
    listSitePages()
      .filter(({ subject, title }) => COMMERCIAL.includes(subject.kind) && !term.test(title))
      .map(({ files: [file = ''], title }) => ({
        file: shown(join(contentRoot, file)),
        path: 'searchTitle',
        reason: `'${title}' holds none of the words that visitors type: ${searchTerms.join(', ')}`,
      })),
  )
}
