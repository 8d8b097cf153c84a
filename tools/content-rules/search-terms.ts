import { join } from 'node:path'
import { getCompany } from '../../lib/content/company'
import { contentRoot } from '../../lib/content/load'
import { shown } from '../../lib/content/content-error'
import { listSitePages } from '../../lib/content/site-pages'
import { refuseFiles } from './refuse-files'

/** Rejects titles of pages for hire that hold none of the words that visitors type to find them. */
export function checkSearchTerms(): void {
  const { searchTerms } = getCompany()
  if (searchTerms.length === 0) return
  const term = new RegExp(`\\b(${searchTerms.join('|')})\\b`, 'i')
  refuseFiles(
    listSitePages()
      .filter(({ isHire, title }) => isHire && !term.test(title))
      .map(({ files: [file = ''], title }) => ({
        file: shown(join(contentRoot, file)),
        path: 'searchTitle',
        reason: `'${title}' holds none of the words that visitors type: ${searchTerms.join(', ')}`,
      })),
  )
}
