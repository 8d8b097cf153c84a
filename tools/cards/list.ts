import { buildLocale } from '../../lib/config/locales'
import { getCompany } from '../../lib/content/company'
import { pages } from '../../lib/content/pages'
import { listSitePages, type SitePage } from '../../lib/content/site-pages'
import type { Card as PageCard } from '../../lib/content/social-card'
import { pagesIn } from '../../lib/content/translated'
import type { Focus } from '../../lib/images/focus'

/** The contents of a page's card; the picture is the path of its master below `public/`. */
export type Card = Omit<PageCard, 'image'> &
  Required<Pick<PageCard, 'tone' | 'eyebrow' | 'figures'>> & { path: string; picture?: string; focus?: Focus }

function cardOf({ path, card }: SitePage): Card {
  const { image, figures = [], tone = 'night', eyebrow = pages.home().hero.eyebrow, ...texts } = card()
  const line = figures.length > 0 ? undefined : getCompany().name
  return { path, tone, eyebrow, figures, picture: image?.src, focus: image?.focus, line, ...texts }
}

/** The cards of all pages of the language that search engines may show. */
export const listCards = (): Card[] =>
  listSitePages()
    .filter(({ path, indexable }) => indexable && pagesIn(buildLocale).has(path))
    .map(cardOf)
