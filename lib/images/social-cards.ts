import { routes } from '@/lib/routes/routes'

/** A social card's size in pixels: what Open Graph readers show large, 1.91 to 1. */
export const cardSize = { width: 1200, height: 630 } as const

/** The folder below `public/` that tools/cards.ts fills. */
export const cardFolder = 'cards'

/** What a page's card is called: '/' → 'home', '/blogs/1' → 'blogs-1', '/swift-dzire' → 'swift-dzire'. */
export const cardName = (path: string) =>
  path === routes.home ? 'home' : path.split('/').filter(Boolean).join('-')

/** Path of a page's social card, a JPEG. Pages kept out of search engines have none of their own: give them home's. */
export const cardPath = (path: string) => `/${cardFolder}/${cardName(path)}.jpg`
