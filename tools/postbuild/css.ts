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
  /** Every class the sheet speaks of. */
  classes: string[]
  /** Every element that a rule cannot do without, itself or for a part that only it has. */
  elements: string[]
  animations: string[]
  /** Every variable that the sheet declares. */
  variables: string[]
}

const FILE = 'site.css'
/** Tailwind's layer for browsers without `@property`: none of the targets. */
const FALLBACKS = 'properties'

const run = (css: string, options: Partial<TransformOptions<CustomAtRules>>): string =>
  transform({
    filename: FILE,
    code: Buffer.from(css),
    minify: true,
    targets: cssTargets,
    // Each run would add prefixes once more. `light-dark()` is not used: its stand-in is not needed.
    exclude: Features.VendorPrefixes | Features.LightDark,
    ...options,
  }).code.toString()

/** Any origin will do: only the path is used. */
const ORIGIN = 'http://site.invalid'

function absolute(url: string, sheetAddress: string): string {
  if (url.startsWith('#')) return url
  const { origin, href } = new URL(url, ORIGIN + sheetAddress)
  return origin === ORIGIN ? href.slice(ORIGIN.length) : href
}

/**
 * Reads a stylesheet so that it can stand in any page.
 * @param address where it was served from: what it points at is relative to that.
 */
export function readSheet(css: string, address: string): Sheet {
  const classes = new Set<string>()
  const elements = new Set<string>()
  const animations = new Set<string>()
  const variables = new Set<string>()
  const own = run(css, {
    visitor: {
      Url: (url) => ({ ...url, url: absolute(url.url, address) }),
      Rule: {
        'layer-block': ({ value }) => (value.name?.join() === FALLBACKS ? [] : undefined),
        keyframes: ({ value }) => void animations.add(value.name.value),
        property: ({ value }) => void variables.add(value.name),
      },
      Selector(selector) {
        collect(selector, 'class', classes)
        selector.flatMap(elementsOf).forEach((name) => elements.add(name))
      },
      Declaration: { custom: ({ name }) => void (isVariable(name) && variables.add(name)) },
    },
  })
  return {
    css: own,
    classes: [...classes],
    elements: [...elements],
    animations: [...animations],
    variables: [...variables],
  }
}

/** Parts that browsers draw inside fields of some types alone, by how their names begin. */
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
 * The elements of which a part of a selector needs one. A list inside `:is()` and its like offers a choice and needs
 * none.
 */
function elementsOf(part: SelectorComponent): string[] {
  if (part.type === 'type') return [part.name]
  if (part.type !== 'pseudo-element') return []
  if (part.kind === 'placeholder') return [PLACEHOLDER]
  const name = part.kind === 'custom' ? part.name : part.kind
  const [, beginning = ''] = TYPED_PART.exec(name) ?? []
  return (TYPES_OF_PART[beginning] ?? []).map(inputOf)
}

/** The word for a field that says what may be typed into it. */
export const PLACEHOLDER = '[placeholder]'

/** The word for a field of a type: fields are all drawn on the server, so it stands in a page's HTML or nowhere. */
export const inputOf = (type: string) => `input[type=${type}]`

const isHas = (part: SelectorComponent) => part.type === 'pseudo-class' && part.kind === 'has'

/** `:host` finds something in a shadow tree only. */
const isHost = (part: SelectorComponent) => part.type === 'pseudo-class' && part.kind === 'host'

/** Names stand deep in what the parser makes of CSS: a class in the lists of `:is()`, `:where()`, `:not()`, `:has()`. */
function collect(tree: unknown, type: 'class' | 'ident', into: Set<string>): void {
  const key = type === 'class' ? 'name' : 'value'
  JSON.stringify(tree, (_key, part: unknown) => {
    if (part && typeof part === 'object' && 'type' in part && part.type === type && key in part)
      into.add(String((part as Record<string, unknown>)[key]))
    return part
  })
}

/** The parser calls a property custom that it does not know, too. */
const isVariable = (name: string) => name.startsWith('--')

/**
 * What only rules that were cut out had used: animations, and the variables Tailwind registers for all of the site. A
 * variable that no rule sets any more is always its first value, or its fallback where it has none.
 */
function withoutIdle({ animations, variables }: Sheet, css: string): string {
  const read = new Set<string>()
  const set = new Set<string>()
  const first = new Map<string, TokenOrValue[]>()
  run(css, {
    visitor: {
      Variable: ({ name }) => void read.add(name.ident),
      Rule: {
        // One with a type of its own may be set by a script.
        property: ({ value: { name, initialValue } }) => {
          if (initialValue?.type === 'token-list') first.set(name, initialValue.value)
          else if (initialValue) set.add(name)
        },
      },
      Declaration(declaration) {
        collect(declaration, 'ident', read)
        if (declaration.property === 'custom') set.add(declaration.value.name)
      },
    },
  })
  return run(css, {
    unusedSymbols: [
      ...animations.filter((name) => !read.has(name)),
      ...variables.filter((name) => !read.has(name) || !set.has(name)),
    ],
    visitor: {
      Variable: ({ name: { ident }, fallback }) =>
        set.has(ident) ? undefined : (first.get(ident) ?? fallback ?? undefined),
    },
  })
}

/** Cuts a sheet down to what finds something in a page. Pages of one kind use the same, so each cut is made once. */
export function createPruner(sheet: Sheet): (words: ReadonlySet<string>[]) => string {
  const made = new Map<string, string>()
  return (words) => {
    const isMissing = (name: string) => !words.some((set) => set.has(name))
    const classes = sheet.classes.filter(isMissing)
    const elements = new Set(sheet.elements.filter(isMissing))
    const key = [...classes, '', ...elements].join(' ')
    const known = made.get(key)
    if (known !== undefined) return known
    const unused = new Set(classes)
    const isIdle = (part: SelectorComponent): boolean => {
      const needed = elementsOf(part)
      return (
        isHost(part) ||
        (needed.length > 0 && needed.every((name) => elements.has(name))) ||
        // The parser itself passes over what is looked for inside an element.
        (isHas(part) &&
          part.selectors.every((selector) => selector.some((inner) => isUnused(inner) || isIdle(inner))))
      )
    }
    const isUnused = (part: SelectorComponent) => part.type === 'class' && unused.has(part.name)
    const cut = run(sheet.css, {
      unusedSymbols: classes,
      visitor: { Selector: (selector) => (selector.some(isIdle) ? [] : undefined) },
    })
    const css = withoutIdle(sheet, cut)
    made.set(key, css)
    return css
  }
}
