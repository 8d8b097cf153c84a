import { Features, type SelectorComponent, transform, type TransformOptions } from 'lightningcss'
import { cssTargets } from '../browsers/floor'

export type Sheet = { css: string; animations: string[]; variables: string[] }

const FILE = 'site.css'
/** Tailwind's layer for browsers without `@property`, which is none of the targets. */
const FALLBACKS = 'properties'

const run = (css: string, options: Partial<TransformOptions<never>>): string =>
  transform({
    filename: FILE,
    code: Buffer.from(css),
    minify: true,
    targets: cssTargets,
    // Each run would add vendor prefixes again. The fallback for `light-dark()`, which is not used, is not needed.
    exclude: Features.VendorPrefixes | Features.LightDark,
    ...options,
  }).code.toString()

/** An arbitrary origin: only the path is used. */
const ORIGIN = 'http://site.invalid'

function absolute(url: string, sheetAddress: string): string {
  if (url.startsWith('#')) return url
  const { origin, href } = new URL(url, ORIGIN + sheetAddress)
  return origin === ORIGIN ? href.slice(ORIGIN.length) : href
}

/**
 * Parses a style sheet so that it can be inlined into any page. @param address its URL, to resolve relative URLs.
 */
export function readSheet(css: string, address: string): Sheet {
  const animations = new Set<string>()
  const variables = new Set<string>()
  const own = run(css, {
    visitor: {
      Url: (url) => ({ ...url, url: absolute(url.url, address) }),
      Rule: {
        'layer-block': ({ value }) => (value.name?.join() === FALLBACKS ? [] : undefined),
        keyframes: ({ value }) => void animations.add(value.name.value),
        property: ({ value: { name } }) => void variables.add(name),
      },
      // The parser also reports unknown properties as custom properties.
      Declaration: { custom: ({ name }) => void (name.startsWith('--') && variables.add(name)) },
    },
  })
  return { css: own, animations: [...animations], variables: [...variables] }
}

/** The key for the language of a page: of 'hi-IN' that of `:lang(hi)`. */
export const languageOf = (tag: string) => `:lang(${tag.split('-')[0]})`

/** Every word that is a value or a part of one in minified CSS: the names of animations and variables among others. */
const VALUE = /(?<=[:\s,(])[\w-]+(?=[\s,;}!)])/g

/** Removes the keyframes, variables and typefaces that no rule uses any more. */
function withoutIdle({ animations, variables }: Sheet, css: string): string {
  const read = new Set(css.match(VALUE))
  const isNamed = (family: string) => css.split(family).length > 2
  return run(css, {
    unusedSymbols: [...animations, ...variables].filter((name) => !read.has(name)),
    visitor: {
      Rule: {
        'font-face': ({ value: { properties } }) =>
          properties.some((one) => one.type === 'font-family' && !isNamed(String(one.value)))
            ? []
            : undefined,
      },
    },
  })
}

/** Removes the rules that match nothing in a page. */
export const createPruner =
  (sheet: Sheet) =>
  (words: ReadonlySet<string>[]): string => {
    const isMissing = (name: string) => !words.some((set) => set.has(name))
    const isIdle = (part: SelectorComponent): boolean => {
      if (part.type === 'class' || part.type === 'type') return isMissing(part.name)
      if (part.type !== 'pseudo-class') return false
      // These match where one selector of their list does.
      if (part.kind === 'has' || part.kind === 'is' || part.kind === 'where')
        return part.selectors.every((selector) => selector.some(isIdle))
      if (part.kind === 'lang') return part.languages.map(languageOf).every(isMissing)
      // Matches in shadow trees only.
      return part.kind === 'host'
    }
    // Not by `unusedSymbols`, which would also remove declarations: for the class `border-collapse`, those of its property.
    const cut = run(sheet.css, {
      visitor: { Selector: (selector) => (selector.some(isIdle) ? [] : undefined) },
    })
    return withoutIdle(sheet, cut)
  }
