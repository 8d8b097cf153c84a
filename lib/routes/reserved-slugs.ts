import { furtherLocales } from '@/lib/config/locales'
import { feedPath, previewPath, routes } from './routes'

/** Folders that static hosting or the build itself claims at the root of the site. */
const servedFolders = [
  '_next',
  'ourFleet',
  'pictures',
  'icons',
  'fonts',
  'cards',
  'film',
  'scenes',
  'og',
  'api',
  '404',
]

/** First path segments that no category or vehicle slug may take. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...Object.values(routes).flatMap((path) => path.split('/').filter(Boolean).slice(0, 1)),
  ...servedFolders,
  ...furtherLocales,
  feedPath.slice(1),
  previewPath.slice(1),
])
