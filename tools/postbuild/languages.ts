/** What tells the languages of a site apart in its pages, and what leads from one to the other. */
import { sitePath } from '../../lib/config/env'
import { languageTag, localeFolder, SOURCE_LOCALE } from '../../lib/config/locales'
import { readMarkdown, readYaml } from '../../lib/content/load'
import { breadcrumbTrail, listSitePages } from '../../lib/content/site-pages'
import { hasOverlays, pagesIn } from '../../lib/content/translated'
import { mapTexts } from '../../lib/content/translate'
import { hrefIn } from '../../lib/routes/locale-href'
import { routes } from '../../lib/routes/routes'
import { schemasOfFiles } from '../shared/file-schemas'
import {
  all,
  attribute,
  type Element,
  elements,
  type Page,
  removeAttribute,
  setAttribute,
  textOf,
} from './html'

/** Attributes that are read out or shown. */
const spokenOf = (element: Element) =>
  ['alt', 'aria-label', 'placeholder', 'title'].flatMap((name) => attribute(element, name) ?? [])

const pathOf = (file: string) => `/${file.replace(/\/?index\.html$/, '')}`

/** The page in another language, or else the nearest page above it. */
function nearestIn(locale: string, path: string): string {
  const pages = pagesIn(locale)
  const isListed = listSitePages().some((page) => page.path === path)
  const above = isListed ? breadcrumbTrail(path).reverse() : []
  return [path, ...above.map((page) => page.path)].find((each) => pages.has(each)) ?? routes.home
}

function leadToSamePage(page: Page, path: string): void {
  for (const link of all(page, 'a')) {
    const locale = attribute(link, 'data-language')
    if (!locale) continue
    const nearest = nearestIn(locale, path)
    setAttribute(link, 'href', hrefIn(locale, nearest))
    removeAttribute(link, 'data-language')
    if (nearest === path) setAttribute(link, 'data-same-page', '')
  }
}

/** Links to what only the default language has say so; a text in letters of this language is one of this language. */
function markLinksElsewhere(page: Page, locale: string): void {
  const [folder, tag] = [`${sitePath}${localeFolder(locale)}/`, languageTag(SOURCE_LOCALE)]
  for (const link of all(page, 'a')) {
    const address = attribute(link, 'href') ?? ''
    const isElsewhere = address.startsWith(`${sitePath}/`) && !address.startsWith(folder)
    if (!isElsewhere || attribute(link, 'hreflang') || /\.\w+$/.test(address)) continue
    setAttribute(link, 'hreflang', tag)
    if (!/[^\P{L}\p{Script=Latin}]/u.test(textOf(link))) setAttribute(link, 'lang', tag)
  }
}

/** Every copy text of the content in a language. */
function copyOf(locale: string): Set<string> {
  const found = new Set<string>()
  for (const { file, schema } of schemasOfFiles()) {
    const value = file.endsWith('.md')
      ? readMarkdown(file, schema, locale).data
      : readYaml(file, schema, locale)
    mapTexts(schema, value, (text, kind) => {
      if (kind === 'copy') found.add(text)
      return text
    })
  }
  return found
}

const isSentence = (text: string) => /[A-Za-z]{2,}\W+[A-Za-z]{2,}/.test(text)

/** Texts that are all there is in an element, or in its attributes where it has nothing else. */
const wholeTextsOf = (page: Page): { element: Element; text: string }[] =>
  elements(page)
    .filter(({ tagName }) => !['script', 'style'].includes(tagName))
    .flatMap((element) => {
      const [node, ...more] = element.childNodes
      const texts = node ? ('value' in node && more.length === 0 ? [node.value] : []) : spokenOf(element)
      return texts.map((text) => ({ element, text: text.trim() }))
    })

/** Marks the copy that is not translated, which a page shows of others, as English. */
function createEnglishMarker(locale: string) {
  const own = copyOf(locale)
  const untranslated = new Set([...copyOf(SOURCE_LOCALE)].filter((text) => own.has(text) && isSentence(text)))
  return (page: Page) => {
    for (const { element, text } of wholeTextsOf(page))
      if (untranslated.has(text)) setAttribute(element, 'lang', languageTag(SOURCE_LOCALE))
  }
}

/** @returns what is done to each page of the build of a language. */
export function createLanguageLinker(locale: string): (page: Page, file: string) => void {
  const markEnglish = locale === SOURCE_LOCALE ? undefined : createEnglishMarker(locale)
  return (page, file) => {
    leadToSamePage(page, pathOf(file))
    if (hasOverlays(locale)) markLinksElsewhere(page, locale)
    markEnglish?.(page)
  }
}
