import {
  type CustomAtRules,
  Features,
  type SelectorComponent,
  type TokenOrValue,
  transform,
  type TransformOptions,
} from 'lightningcss'
import { cssTargets } from '../browsers/floor'

export type Sheet = {
  css: string
  animations: string[]
  /** Every variable that the sheet declares. */
  variables: string[]
  /** The initial values of registered variables of any type. */
  initialValues: Map<string, TokenOrValue[]>
  /** Registered variables of one type, which a script may set. */
  typed: Set<string>
}

const FILE = 'site.css'
/** Tailwind's layer for browsers without `@property`, which is none of the targets. */
const FALLBACKS = 'properties'

const run = (css: string, options: Partial<TransformOptions<CustomAtRules>>): string =>
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
  const initialValues: Sheet['initialValues'] = new Map()
  const typed: Sheet['typed'] = new Set()
  const own = run(css, {
    visitor: {
      Url: (url) => ({ ...url, url: absolute(url.url, address) }),
      Rule: {
        'layer-block': ({ value }) => {
          const name = value.name?.join()
          return name === FALLBACKS ? [] : undefined
        },
        keyframes: ({ value }) => void animations.add(value.name.value),
        property({ value: { name, initialValue } }) {
          variables.add(name)
          if (initialValue?.type === 'token-list') initialValues.set(name, initialValue.value)
          else if (initialValue) typed.add(name)
        },
      },
      Declaration: { custom: ({ name }) => void (isVariable(name) && variables.add(name)) },
    },
  })
  return {
    css: own,
    animations: [...animations],
    variables: [...variables],
    initialValues,
    typed,
  }
}

/** Pseudo-elements of inputs of certain types only, by prefix. */
const TYPED_PART = /^(?:-webkit-)?(file|search|date|calendar|inner-spin|outer-spin)/
const DATES = ['date', 'time', 'datetime-local']
const TYPES_OF_PART: Record<string, string[]> = {
  file: ['file'],
  search: ['search'],
  date: DATES,
  calendar: DATES,
  'inner-spin': ['number'],
  'outer-spin': ['number'],
}

/**
 * The elements of which a selector component requires one. A list in `:is()` and similar requires no particular one.
 */
function elementsOf(part: SelectorComponent): string[] {
  if (part.type === 'type') return [part.name]
  if (part.type === 'pseudo-class' && part.kind === 'checked') return [CHECKED]
  if (part.type === 'pseudo-class' && part.kind === 'lang') return part.languages.map(languageOf)
  if (part.type !== 'pseudo-element') return []
  if (part.kind === 'placeholder') return [PLACEHOLDER]
  const name = part.kind === 'custom' ? part.name : part.kind
  const [, beginning = ''] = TYPED_PART.exec(name) ?? []
  return (TYPES_OF_PART[beginning] ?? []).map(inputOf)
}

/** The key for an input with a placeholder. */
export const PLACEHOLDER = '[placeholder]'

/** The key for a control that is checked in HTML. */
export const CHECKED = ':checked'

/** The key for the language of a page: of 'hi-IN' that of `:lang(hi)`. */
export const languageOf = (tag: string) => `:lang(${tag.split('-')[0]})`

/** The key for an input of a type: all inputs are server-rendered, so the page's HTML shows which types it has. */
export const inputOf = (type: string) => `input[type=${type}]`

/** Pseudo-classes that match where one selector of their list does. */
const hasList = (part: SelectorComponent) =>
  part.type === 'pseudo-class' && (part.kind === 'has' || part.kind === 'is' || part.kind === 'where')

/** `:host` matches in shadow trees only. */
const isHost = (part: SelectorComponent) => part.type === 'pseudo-class' && part.kind === 'host'

/** The parser also reports unknown properties as custom properties. */
const isVariable = (name: string) => name.startsWith('--')

/** Every word that is a value or a part of one in minified CSS: the names of animations and variables among others. */
const VALUE = /(?<=[:\s,(])[\w-]+(?=[\s,;}!)])/g
const DECLARED = /(?<=[{;])--[\w-]+(?=:)/g

/**
 * Removes what only removed rules used: keyframes, typefaces, and the custom properties that Tailwind registers for the
 * whole site. A custom property that no rule sets any more always has its initial value, or else its fallback.
 */
function withoutIdle({ animations, variables, initialValues, typed }: Sheet, css: string): string {
  const read = new Set(css.match(VALUE))
  const declared = new Set(css.match(DECLARED))
  const isSet = (name: string) => declared.has(name) || typed.has(name)
  const isNamed = (family: string) => css.split(family).length > 2
  return run(css, {
    unusedSymbols: [
      ...animations.filter((name) => !read.has(name)),
      ...variables.filter((name) => !read.has(name) || !isSet(name)),
    ],
    visitor: {
      Rule: {
        'font-face': ({ value: { properties } }) =>
          properties.some((one) => one.type === 'font-family' && !isNamed(String(one.value)))
            ? []
            : undefined,
      },
      Variable: ({ name: { ident }, fallback }) =>
        isSet(ident) ? undefined : (initialValues.get(ident) ?? fallback ?? undefined),
    },
  })
}

/** Removes the rules that match nothing in a page. */
export const createPruner =
  (sheet: Sheet) =>
  (words: ReadonlySet<string>[]): string => {
    const isMissing = (name: string) => !words.some((set) => set.has(name))
    const isIdle = (part: SelectorComponent): boolean => {
      if (part.type === 'class') return isMissing(part.name)
      if (hasList(part)) return part.selectors.every((selector) => selector.some(isIdle))
      const needed = elementsOf(part)
      return isHost(part) || (needed.length > 0 && needed.every(isMissing))
    }
    // Not by `unusedSymbols`, which would also remove declarations: for the class `border-collapse`, those of its property.
    const cut = run(sheet.css, {
      visitor: { Selector: (selector) => (selector.some(isIdle) ? [] : undefined) },
    })
    return withoutIdle(sheet, cut)
  }
