import { basePath } from '@/lib/config/env'
import { buildLocale, localeFolder } from '@/lib/config/locales'
import { href } from './routes'

/**
 * Sub-folder of the site in all its languages: '' or '/folder'. The base path ends with the folder of the build's
 * language.
 */
const sitePath = basePath.slice(0, basePath.length - localeFolder(buildLocale).length)

/** The address of a page in a language, which need not be the build's own. */
export const hrefIn = (locale: string, path: string) =>
  sitePath + localeFolder(locale) + href(path).slice(basePath.length)
