import { furtherLocales } from '@/lib/config/locales'
import { feedPath, papersPath, previewPath, routes } from './routes'

/** Folders at the root of the site that the hosting or the build uses. */
const servedFolders = [
  '_next',
  'ourFleet',
  'pictures',
  'icons',
  'app-icons',
  'fonts',
  'cards',
  'film',
  'scenes',
  'og',
  'api',
  '404',
  'index',
  'admin',
  'hosts',
  'sitemap',
  'robots',
  'manifest',
  'favicon',
  'suv',
]

/** First path segments that no category or vehicle slug may take. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...Object.values(routes).flatMap((path) => path.split('/').filter(Boolean).slice(0, 1)),
  ...servedFolders,
  ...furtherLocales,
  feedPath.slice(1),
  previewPath.slice(1),
  papersPath.slice(1),
])
