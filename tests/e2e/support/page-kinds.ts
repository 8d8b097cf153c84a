/** Every page of the site, and which of them differ from another in text and pictures only. */
import { listPosts } from '@/lib/content/blog'
import { listSitePages } from '@/lib/content/site-pages'
import { href, postPath, routes } from '@/lib/routes/routes'

const sitePages = listSitePages()

/** Paths of all pages, those outside search engines and posts without a text included. */
export const allPaths = [
  ...new Set([
    ...Object.values(routes),
    ...sitePages.map(({ path }) => path),
    ...listPosts().map(({ id }) => postPath(id)),
  ]),
]

/** The first page of each kind, by its kind. */
export const firstOfKinds = new Map(
  [...sitePages].reverse().map(({ path, subject }) => [subject.kind, href(path)]),
)

/** The paths of the other pages of each kind. */
export const alikePaths = [...firstOfKinds].flatMap(([kind, first]) => {
  const paths = sitePages
    .filter(({ path, subject }) => subject.kind === kind && href(path) !== first)
    .map(({ path }) => href(path))
  return paths.length > 0 ? [{ kind, paths }] : []
})

const alike = new Set(alikePaths.flatMap(({ paths }) => paths))

/** Whether the page has the same template as an earlier page of the list: another vehicle, category, post … */
export const isAlike = (path: string) => alike.has(href(path))
