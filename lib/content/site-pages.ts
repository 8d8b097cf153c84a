import { fixedKind, type FixedName } from './fixed-pages'
import type { GraphParts, Kind, PageFacts } from './kind'
import { type EntryOf, type KindName, kinds } from './kinds'
import { memoize } from './memoize'
import type { Card } from './social-card'

/** What a page is about: a fixed page by its name, or an entry of a kind. */
type Subject = { kind: FixedName } | { [Name in KindName]: { kind: Name; entry: EntryOf<Name> } }[KindName]

/** An entry of the list of pages. */
export type SitePage = PageFacts &
  Pick<Kind<never>, 'isHire'> & {
    indexable: boolean
    subject: Subject
    graph: () => GraphParts
    card: () => Card
  }

const pagesOf = <Entry>(kind: Kind<Entry>, subjectOf: (entry: Entry) => Subject): SitePage[] =>
  kind.list().map((entry) => {
    const page = kind.page(entry)
    return {
      indexable: true,
      ...page,
      isHire: kind.isHire,
      subject: subjectOf(entry),
      graph: () => kind.graph(entry, page),
      card: () => kind.card(entry),
    }
  })

/**
 * Every page that the site links to, the home page first. The sitemap, metadata, breadcrumbs, structured data, cards
 * and checks derive from this list. Not on it: the editor's pages, redirects, and posts without a text.
 */
export const listSitePages = memoize((): SitePage[] => [
  ...pagesOf(fixedKind, ({ name }) => ({ kind: name })),
  ...Object.entries(kinds).flatMap(([kind, each]) =>
    pagesOf(each as Kind<unknown>, (entry) => ({ kind, entry }) as Subject),
  ),
])

const byPath = memoize(() => new Map(listSitePages().map((page) => [page.path, page])))

/**
 * The page at a path.
 * @throws when there is none on the list.
 */
export function findSitePage(path: string): SitePage {
  const page = byPath().get(path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}

/** The pages above a page, the home page first: what a breadcrumb shows before the page's own label. */
export function breadcrumbTrail(path: string): { label: string; path: string }[] {
  const { parent } = findSitePage(path)
  if (!parent) return []
  return [...breadcrumbTrail(parent), { label: findSitePage(parent).label, path: parent }]
}
