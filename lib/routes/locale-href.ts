import { basePath, sharedPath } from '@/lib/config/env'
import { localeFolder } from '@/lib/config/locales'
import { href } from './routes'

/** The address of a page in a language, which need not be the build's own. */
export const hrefIn = (locale: string, path: string) =>
  sharedPath + localeFolder(locale) + href(path).slice(basePath.length)
