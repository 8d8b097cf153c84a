import { join } from 'node:path'
import { fleetPath, guidePath, postPath } from '@/lib/routes/routes'
import { withoutSlash } from './aliases'
import { listWrittenPosts, pathsOfOtherDays } from './blog'
import { listVehicles } from './fleet'
import { listGuides } from './guides'
import { contentRoot, readYaml } from './load'
import { memoize } from './memoize'
import { redirectsSchema } from './schema/redirects'

/** A former address and the page that replaces it; both without base path and trailing slash. */
export type Redirect = {
  from: string
  to: string
  /** The absolute path of its file, and the keys of its two addresses in it. */
  file: string
  keys: { from: string; to: string }
}

const redirectsFile = join(contentRoot, 'redirects.yaml')

/**
 * @param renamed redirects of renamed entries, which also replace the targets of `redirects.yaml`: renaming a page
 * needs no change of the redirects to it.
 */
function listed(renamed: Redirect[]): Redirect[] {
  const current = new Map(renamed.map(({ from, to }) => [from, to]))
  return readYaml(redirectsFile, redirectsSchema)
    .redirects.map(({ from, to }, index) => ({
      from: withoutSlash(from),
      to: current.get(withoutSlash(to)) ?? withoutSlash(to),
      file: redirectsFile,
      keys: { from: `redirects.${index}.from`, to: `redirects.${index}.to` },
    }))
    .filter(({ to }) => !pathsOfOtherDays().has(to))
}

const aliasesOf = ({ aliases }: { aliases: string[] }, to: string, ...file: string[]): Redirect[] =>
  aliases.map((alias, index) => ({
    from: withoutSlash(alias),
    to,
    file: join(contentRoot, ...file),
    keys: { from: `aliases.${index}`, to: `aliases.${index}` },
  }))

const renamedEntries = (): Redirect[] => [
  ...listVehicles().flatMap((vehicle) =>
    aliasesOf(vehicle, fleetPath(vehicle.slug), 'fleet', 'vehicles', `${vehicle.slug}.yaml`),
  ),
  ...listWrittenPosts().flatMap((post) => aliasesOf(post, postPath(post.id), 'blog', `${post.id}.md`)),
  ...listGuides().flatMap((guide) => aliasesOf(guide, guidePath(guide.slug), 'routes', `${guide.slug}.yaml`)),
]

/**
 * All redirects: those of `redirects.yaml`, and the former addresses of vehicles, posts and guides that are shown. One to
 * a post comes and goes with the post's days.
 * `tools/content-rules/redirects.ts` checks them for conflicts with each other and with pages.
 * @throws ContentError for an address that is not on this site.
 */
export const listRedirects = memoize((): Redirect[] => {
  const renamed = renamedEntries()
  return [...listed(renamed), ...renamed]
})

const byFrom = memoize(() => new Map(listRedirects().map(({ from, to }) => [from, to])))

/** The current address of a page, so that links within the site need no redirect. Hash and query are kept. */
export function currentPath(path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const to = byFrom().get(withoutSlash(pathname))
  return to === undefined ? path : to + rest
}
