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
import { all, attribute, type Element, elements, type Page, removeAttribute, setAttribute } from './html'

/** Attributes that are read out or shown. */
const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title']

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

const textIn = (element: Element): string =>
  element.childNodes
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? textIn(node) : ''))
    .join('')

/** Links to what only the default language has say so; a text in letters of this language is one of this language. */
function markLinksElsewhere(page: Page, locale: string): void {
  const [folder, tag] = [`${sitePath}${localeFolder(locale)}/`, languageTag(SOURCE_LOCALE)]
  for (const link of all(page, 'a')) {
    const address = attribute(link, 'href') ?? ''
    const isElsewhere = address.startsWith(`${sitePath}/`) && !address.startsWith(folder)
    if (!isElsewhere || attribute(link, 'hreflang') || /\.\w+$/.test(address)) continue
    setAttribute(link, 'hreflang', tag)
    if (!/[^\P{L}\p{Script=Latin}]/u.test(textIn(link))) setAttribute(link, 'lang', tag)
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
const escapeRegExp = (text: string) => text.replace(/[.*+?^$()|[\]\\/]/g, '\\$&')

/** @returns whether a text is one of these, which may have names in braces. */
function createMatcher(texts: string[]): (text: string) => boolean {
  const whole = new Set(texts)
  const templates = texts.filter((text) => text.includes('{')).map(escapeRegExp)
  const pattern = new RegExp(`^(?:${templates.map((text) => text.replace(/\{\w+\}/g, '.+')).join('|')})$`)
  return (text) => whole.has(text) || (templates.length > 0 && pattern.test(text))
}

/** Texts with the element that they stand in, or of whose attributes they are. */
const textsOf = (page: Page): { element: Element; text: string; isWhole: boolean }[] =>
  elements(page)
    .filter(({ tagName }) => !['script', 'style'].includes(tagName))
    .flatMap((element) => [
      ...SPOKEN.flatMap((name) => {
        const text = attribute(element, name)?.trim()
        return text ? [{ element, text, isWhole: element.childNodes.length === 0 }] : []
      }),
      ...element.childNodes.flatMap((node) =>
        'value' in node && node.value.trim()
          ? [{ element, text: node.value.trim(), isWhole: element.childNodes.length === 1 }]
          : [],
      ),
    ])

/**
 * Marks the copy that is not translated, which a page shows of others, as English.
 * @throws for a text that is translated, and yet stands there in English.
 */
function createEnglishMarker(locale: string) {
  const [written, own] = [copyOf(SOURCE_LOCALE), copyOf(locale)]
  // Of a name in braces alone, a pattern would match every text.
  const isTranslated = (text: string) => !own.has(text) && isSentence(text.replace(/\{\w+\}/g, ' 1 '))
  const isForgotten = createMatcher([...written].filter(isTranslated))
  return (page: Page) => {
    for (const { element, text, isWhole } of textsOf(page).filter((each) => isSentence(each.text)))
      if (own.has(text)) {
        if (isWhole && written.has(text)) setAttribute(element, 'lang', languageTag(SOURCE_LOCALE))
      } else if (isForgotten(text))
        throw new Error(`'${text}' is in English, although it is translated into ${locale}`)
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
