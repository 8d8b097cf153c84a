import { refuseAll } from '../../lib/content/load'
import { listRedirects, type Redirect, redirectsFile } from '../../lib/content/redirects'
import { listSitePages } from '../../lib/content/site-pages'
import { routes } from '../../lib/site/routes'

type Problem = { path: string; reason: string }

/** What answers at an address that is no page of the list, and must not be led away from. */
const RESERVED: string[] = [routes.admin, routes.adminLogin]

/** Where a redirect comes out when the next ones are followed too; undefined when it never does. */
function endOf(redirect: Redirect, byFrom: Map<string, Redirect>): string | undefined {
  const passed = new Set<string>()
  let to = redirect.to
  for (let next = byFrom.get(to); next; next = byFrom.get(to)) {
    if (passed.has(to)) return undefined
    passed.add(to)
    to = next.to
  }
  return to
}

function problemsAt(redirect: Redirect, index: number, all: Redirect[], pages: Set<string>): Problem[] {
  const { from, to } = redirect
  const at = (key: string, reason: string): Problem[] => [{ path: `redirects.${index}.${key}`, reason }]
  const byFrom = new Map(all.map((each) => [each.from, each]))
  if (all.findIndex((each) => each.from === from) < index)
    return at('from', `'${from}' stands twice in this list: take one of the two out`)
  if (pages.has(from) || RESERVED.includes(from))
    return at('from', `there is a page at ${from}, which nobody could open any more: take this redirect out`)
  if (byFrom.has(to)) {
    const end = endOf(redirect, byFrom)
    return end === undefined
      ? at('to', `leads round in a circle, back to ${to}: name a page instead`)
      : at('to', `${to} has moved itself: write ${end}`)
  }
  if (!pages.has(to)) return at('to', `there is no page ${to}, or it is a draft: name a page that is there`)
  return []
}

/**
 * What is wrong with redirects that are well written each by itself.
 * @param pages the paths of all pages that visitors are led to.
 */
export const redirectProblems = (redirects: Redirect[], pages: Set<string>): Problem[] =>
  redirects.flatMap((redirect, index) => problemsAt(redirect, index, redirects, pages))

/** Refuses redirects that hide a page, pass through another redirect, or lead to no page. */
export function checkRedirects(): void {
  const pages = new Set(listSitePages().map(({ path }) => path))
  const problems = redirectProblems(listRedirects(), pages)
  if (problems.length > 0) refuseAll(redirectsFile, problems)
}
