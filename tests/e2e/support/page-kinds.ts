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

const firstOfKinds = new Map([...sitePages].reverse().map(({ path, subject }) => [subject.kind, path]))

const alike = new Set(
  sitePages
    .filter(({ path, subject }) => firstOfKinds.get(subject.kind) !== path)
    .map(({ path }) => href(path)),
)

/** Whether the page has the same template as an earlier page of the list: another vehicle, category, post … */
export const isAlike = (path: string) => alike.has(href(path))

/**
 * The paths of the vehicles and of the categories after the first of their kind: these pages have the same elements as
 * the first, without markup of their own such as the Markdown of a post.
 */
export const pathsWithSameElements = (['vehicle', 'category'] as const).map((kind) => ({
  kind,
  paths: sitePages
    .filter(({ path, subject }) => subject.kind === kind && isAlike(path))
    .map(({ path }) => path),
}))
