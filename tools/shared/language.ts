/**
 * The language of the build, for tools and tests: what the bundler defines for pages. Import it before anything that
 * writes dates, numbers or lists.
 */
import { buildLocale, languageTag } from '../../lib/config/locales'

Object.assign(globalThis, { LANGUAGE_TAG: languageTag(buildLocale) })
