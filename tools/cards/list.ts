import { listSitePages } from '../../lib/content/site-pages'
import type { Card as CardOfPage } from '../../lib/content/social-card'

/** The contents of a page's card. */
export type Card = CardOfPage & { path: string }

/** The cards of all pages that search engines may show. */
export const listCards = (): Card[] =>
  listSitePages()
    .filter(({ indexable }) => indexable)
    .map(({ path, card }) => ({ path, ...card() }))
