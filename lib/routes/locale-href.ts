import { sitePath } from '@/lib/config/env'
import { localeFolder } from '@/lib/config/locales'
import { below } from './routes'

/** The address of a page in a language, which need not be the build's own. */
export const hrefIn = (locale: string, path: string) => below(sitePath + localeFolder(locale), path)
