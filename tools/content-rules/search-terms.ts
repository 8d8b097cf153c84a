import { join } from 'node:path'
import { buildLocale, isPseudo } from '../../lib/config/locales'
import { getCompany } from '../../lib/content/company'
import { contentRoot } from '../../lib/content/load'
import { shown } from '../../lib/content/content-error'
import { listSitePages } from '../../lib/content/site-pages'
import { refuseFiles } from './refuse-files'

/** A text of any script as its words, each between spaces. */
const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `

/** Rejects titles of pages for hire that hold none of the words that visitors type to find them. */
export function checkSearchTerms(): void {
  const { searchTerms } = getCompany()
  // Nobody searches in the pseudo-locale, one kind of which has no words.
  if (searchTerms.length === 0 || isPseudo(buildLocale)) return
  const holdsOne = (title: string) => searchTerms.some((term) => words(title).includes(words(term)))
  refuseFiles(
    listSitePages()
      .filter(({ isHire, title }) => isHire && !holdsOne(title))
      .map(({ files: [file = ''], title }) => ({
        file: shown(join(contentRoot, file)),
        path: 'searchTitle',
        reason: `'${title}' holds none of the words that visitors type: ${searchTerms.join(', ')}`,
      })),
  )
}
