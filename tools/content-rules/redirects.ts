import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { shown } from '../../lib/content/content-error'
import { contentRoot } from '../../lib/content/load'
import { listRedirects, type Redirect } from '../../lib/content/redirects'
import { listSitePages } from '../../lib/content/site-pages'
import { reservedSlugs } from '../../lib/routes/reserved-slugs'
import { routes } from '../../lib/routes/routes'
import { contentFiles, toPath } from '../shared/content-files'
import { refuseFiles } from './refuse-files'

type Problem = { file: string; path: string; reason: string }

/** Paths that exist although they are not in the list of pages. */
const RESERVED: string[] = [routes.admin, routes.adminLogin]

/** Whether the hosting or the build has a file or a folder of that name. A redirect below a page's address may stand. */
const isServed = (from: string) => {
  const first = from.split('/')[1] ?? ''
  return (
    (from === `/${first}` && reservedSlugs.has(first)) ||
    [join('public', first), join(contentRoot, 'locales', first)].some(existsSync)
  )
}

function problemsAt(redirect: Redirect, index: number, all: Redirect[], pages: Set<string>): Problem[] {
  const { from, to, file, keys } = redirect
  const at = (key: 'from' | 'to', reason: string): Problem[] => [{ file, path: keys[key], reason }]
  if (all.findIndex((each) => each.from === from) < index)
    return at('from', `'${from}' is redirected twice: take one of the two out`)
  if (pages.has(from) || RESERVED.includes(from))
    return at('from', `there is a page at ${from}, which nobody could open any more: take this redirect out`)
  if (isServed(from))
    return at('from', `${from} is a folder of the site's files or of a language: take this redirect out`)
  if (all.some((each) => each.from === to))
    return at('to', `${to} has moved itself: name the page to which it leads in the end`)
  if (!pages.has(to)) return at('to', `there is no page ${to}, or it is a draft: name a page that is there`)
  return []
}

/**
 * Problems between redirects that are valid individually.
 * @param pages the paths of all pages.
 */
export const redirectProblems = (redirects: Redirect[], pages: Set<string>): Problem[] =>
  redirects.flatMap((redirect, index) => problemsAt(redirect, index, redirects, pages))

/** Rejects redirects that shadow a page, form a chain, or have a target that does not exist. */
export function checkRedirects(): void {
  const pages = new Set(listSitePages().map(({ path }) => path))
  const files = new Map(contentFiles().map((file) => [file.name, file]))
  refuseFiles(
    redirectProblems(listRedirects(), pages).map((problem) => {
      const name = shown(problem.file)
      return { ...problem, file: name, line: files.get(name)?.lineOf(toPath(problem.path)) }
    }),
  )
}
