import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isLocale } from '../../lib/config/locales'
import { readEach } from '../../lib/content/content-error'
import { kinds } from '../../lib/content/kinds'
import { contentRoot, readMarkdown, readYaml } from '../../lib/content/load'
import { listPosts } from '../../lib/content/blog'
import { clientServices, listClientGroups } from '../../lib/content/clients'
import { listFleetRows } from '../../lib/content/fleet-rows'
import { listNotices } from '../../lib/content/notices'
import { pages } from '../../lib/content/pages'
import { listRoadStatuses } from '../../lib/content/road-statuses'
import { listSitePages } from '../../lib/content/site-pages'
import { schemasOfFiles } from '../shared/file-schemas'
import { checkCategories } from './categories'
import { checkFigures } from './figures'
import { checkFileNames } from './file-names'
import { checkMarkdown } from './markdown'
import { checkMasters } from './masters'
import { checkNamedPictures } from './pictures'
import { checkNamesInBraces } from './names-in-braces'
import { checkRedirects } from './redirects'
import { checkSearchTerms } from './search-terms'
import { checkTranslations } from './translations'
import { checkTwice } from './twice'

/** Reads each file by itself: a reader of several stops at one that others depend on, and would hide their errors. */
const readFiles = (locale?: string) =>
  readEach(schemasOfFiles(), ({ file, schema }) =>
    file.endsWith('.md') ? readMarkdown(file, schema, locale) : readYaml(file, schema, locale),
  )

const readers: ((locale?: string) => unknown)[] = [
  readFiles,
  listPosts,
  ...Object.values(kinds).map(({ list }) => list),
  listClientGroups,
  clientServices,
  ...Object.values(pages),
  listFleetRows,
  listSitePages,
  listNotices,
  listRoadStatuses,
]

/** The languages that the content holds translations for, whether a build has them or not. */
function translatedLocales(): string[] {
  const folder = join(contentRoot, 'locales')
  return existsSync(folder) ? readdirSync(folder).filter(isLocale) : []
}

/** Rules that the readers do not check: constraints between files, Markdown, and pictures. */
const rules: (() => unknown)[] = [
  checkFileNames,
  checkTwice,
  checkNamesInBraces,
  checkMarkdown,
  checkFigures,
  checkTranslations,
  checkCategories,
  checkNamedPictures,
  checkRedirects,
  checkSearchTerms,
]

/** Together these check every content file. Each throws the errors that it finds. */
export const contentChecks: (() => unknown)[] = [
  ...readers.map((read) => () => read()),
  ...translatedLocales().flatMap((locale) => readers.map((read) => () => read(locale))),
  ...rules,
]

/** Checks of everything that an editor can change, including pictures. */
export const editorChecks: (() => unknown)[] = [...contentChecks, () => checkMasters()]
