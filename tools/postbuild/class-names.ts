import { memoizeByString } from '../shared/memoize-by-string'

/** Delimiters of class names in attributes and strings of scripts. */
const DELIMITERS = /[\s"'`\\<>]+/

/**
 * Every word of a text that could be a class name. False positives are harmless; the rules of a missed class would be
 * removed.
 */
export function classCandidates(text: string): Set<string> {
  const words = new Set<string>()
  for (const string of new Set(text.split('"'))) for (const word of string.split(DELIMITERS)) words.add(word)
  return words
}

/** A class property, or a value of one word: an element, or a class that a component adds, such as `shade-3`. */
const RENDERED = /[cC]lass(?:Name)?":"([^"]+)|[:,[]"([\w-]+)"(?!:)/g

/** The class names in a list. Lists repeat. */
export const namesIn = memoizeByString((list) => list.split(/\s+/))

/** What the rows of a flight payload render: their tag names, and their possible class names. */
export function payloadNames(rows: string[]): Set<string> {
  const names = new Set<string>()
  const lists = new Set<string>()
  for (const row of rows)
    for (const [, list, word] of row.matchAll(RENDERED))
      if (word) names.add(word)
      else if (list) lists.add(list)
  for (const list of lists) namesIn(list).forEach((name) => names.add(name))
  return names
}

/** Rewrites class names, in each kind of text that contains them. */
export type ClassNames = {
  /** A class attribute. */
  list: (list: string) => string
  /** HTML that is a text of the page: the content of a <noscript>. */
  html: (html: string) => string
  /** The selectors of a style sheet. */
  css: (css: string) => string
  /** The string literals of a script. */
  script: (script: string) => string
  /** A flight payload: its properties `className`, `slideClass` and the like. */
  payload: (payload: string) => string
}

/** A name that cannot be a word of another meaning: 'md:flex', 'gap-2', but not 'block'. */
const COMPOUND = /^[^\d].*[-:/[(]/

/** Payloads are read as bytes (late-start/next-contract.ts). */
const NOT_ASCII = /[^\0-\x7f]/

const TOKEN = /[^\s"'`\\]+/g
const ATTRIBUTE = /( class=")([^"]*)/g
const SELECTOR = /\.((?:\\.|[\w-])+)/g
const CLASS_PROPERTY = /([cC]lass(?:Name)?":")([^"]+)/g

/** 'a0', 'b0', … 'z0', 'a1', …: no English word, no name that a content blocker hides, such as 'ad'. */
const shortName = (index: number) =>
  String.fromCharCode(97 + (index % 26)) +
  Math.floor(index / 26)
    .toString(36)
    .toUpperCase()

/**
 * Gives the utilities of a site short names: the names of Tailwind CSS describe what they do, and take a tenth of a
 * compressed page.
 * @param utilities class names. Those that are one word keep it, since it may be text, or a keyword of a script.
 * @param all class names of the site.
 */
export function shortClassNames(utilities: string[], all: string[]): ClassNames {
  const long = utilities.filter((name) => COMPOUND.test(name) && name.match(TOKEN)?.[0] === name)
  const short = new Map(long.sort().map((name, index) => [name, shortName(index)]))
  const foreign = all.filter((name) => NOT_ASCII.test(name))
  if (foreign.length > 0)
    throw new Error(`class names outside ASCII, not found in payloads: ${foreign.join(' ')}`)
  const taken = [...short.values()].filter((name) => all.includes(name))
  if (taken.length > 0) throw new Error(`class names that the build gives: ${taken.join(' ')}`)
  const script = (text: string) => text.replace(TOKEN, (name) => short.get(name) ?? name)
  const list = memoizeByString(script)
  return {
    list,
    html: (html) =>
      html.replace(
        ATTRIBUTE,
        (_, start: string, names: string) => start + list(names.replaceAll('&amp;', '&')),
      ),
    script,
    payload: (payload) =>
      payload.replace(CLASS_PROPERTY, (_, start: string, names: string) => start + list(names)),
    css: memoizeByString((css) =>
      css.replace(SELECTOR, (selector, name: string) => {
        const found = short.get(name.replace(/\\(.)/g, '$1'))
        return found ? `.${found}` : selector
      }),
    ),
  }
}
