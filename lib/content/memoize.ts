import { buildLocale } from '@/lib/config/locales'
import { contentVersion } from './content-version'

/**
 * Wraps a reader so that the files are read and checked once per build and language, not once per page; in
 * development once after each change of the content.
 * @returns the reader, by default in the build's language.
 */
export function memoize<Value>(read: (locale: string) => Value): (locale?: string) => Value {
  const kept = new Map<string, { stamp: string; value: Value }>()
  return (locale = buildLocale) => {
    const stamp = contentVersion()
    const known = kept.get(locale)
    if (known?.stamp === stamp) return known.value
    const value = read(locale)
    kept.set(locale, { stamp, value })
    return value
  }
}
