import { buildLocale, localeFolder } from '@/lib/config/locales'
import { routes } from '@/lib/routes/routes'

/** A social card's size in pixels: the aspect ratio 1.91:1, which social networks show large. */
export const cardSize = { width: 1200, height: 630 } as const

/** The folder below `public/` that tools/cards.ts fills: each language has its own. */
export const cardFolder = `cards${localeFolder(buildLocale)}`

/** The name of a page's card: '/' → 'home', '/blogs/1' → 'blogs-1', '/swift-dzire' → 'swift-dzire'. */
export const cardName = (path: string) =>
  path === routes.home ? 'home' : path.split('/').filter(Boolean).join('-')

/** Path of a page's social card, a JPEG. Pages that are not indexed have no card; use the home page's. */
export const cardPath = (path: string) => `/${cardFolder}/${cardName(path)}.jpg`
