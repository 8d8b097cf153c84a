import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageTag, localeFolder } from '../../lib/config/locales'
import { filesBelow } from '../shared/files-below'
import { findEnglish } from './english'
import { addressesOf, textsOf } from './texts'

/** A site of several locales: its folder, its origin, and its locales, the default first. */
export type LocalisedSite = { root: string; origin: string; locales: string[] }

type PageOf = { file: string; html: string }

const pagesBelow = (folder: string): PageOf[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(folder, file), 'utf8') }))

/** Untranslated words on the pages of the pseudo-locale. */
export function englishFaults({ root }: LocalisedSite, locale: string): string[] {
  const find = findEnglish(languageTag(locale))
  return pagesBelow(join(root, localeFolder(locale))).flatMap(({ file, html }) =>
    textsOf(html).flatMap((text) => {
      const words = find(text)
      return words.length > 0 ? [`${locale}/${file}: '${words.join(' ')}' in '${text.slice(0, 100)}'`] : []
    }),
  )
}

/** Links to pages of another locale, except the links of the language switch. */
export function linkFaults({ root, origin }: LocalisedSite, locale: string): string[] {
  const folder = `${localeFolder(locale)}/`
  return pagesBelow(join(root, folder)).flatMap(({ file, html }) =>
    addressesOf(html)
      .links.map((link) => new URL(link, `${origin}${folder}${file}`))
      .filter((url) => url.origin === origin && !url.pathname.startsWith(folder))
      .map((url) => `${locale}/${file}: leads to ${url.pathname}`),
  )
}

/** Pages whose hreflang alternates are missing, not mutual, or do not exist. */
export function alternateFaults({ root, locales }: LocalisedSite): string[] {
  const tags = locales.map(languageTag)
  const facts = new Map(
    pagesBelow(root)
      .map(({ html }) => addressesOf(html))
      .flatMap((page) => (page.canonical ? [[page.canonical, page.alternates] as const] : [])),
  )
  return [...facts].flatMap(([address, alternates]) => {
    // A noindex page has no alternates.
    if (Object.keys(alternates).length === 0) return []
    const missing = tags.filter((tag) => !alternates[tag]).map((tag) => `${address}: names no page in ${tag}`)
    const oneSided = Object.entries(alternates)
      .filter(([, other]) => !Object.values(facts.get(other) ?? {}).includes(address))
      .map(([tag, other]) => `${address}: ${other} (${tag}) does not name it`)
    return [...missing, ...oneSided]
  })
}

/** The number of pages with alternates: with none the check above would be empty. */
export const countAlternates = ({ root }: LocalisedSite): number =>
  pagesBelow(root).filter(({ html }) => Object.keys(addressesOf(html).alternates).length > 0).length
