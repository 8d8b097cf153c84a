import { languagesOfParse } from './icu'

/** What a text must not hold although it is hard to see, the more particular kinds first. */
const kinds: [RegExp, string][] = [
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u, 'which turns the direction of writing'],
  [/[\u0085\u2028\u2029]/u, 'a line break of another kind'],
  [/\u00AD/u, 'a soft hyphen'],
  [/\t/u, 'a tab'],
  [/(?!\n)\p{Cc}/u, 'a control character'],
  [/[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u, 'which is invisible'],
  [/(?![ \u00A0\u202F])\p{Zs}/u, 'a space of another kind'],
  [/[\p{Co}\p{Cs}\p{Cn}\uFFFD]/u, 'which no typeface has'],
  [/\p{M}(?=\p{M}{4})/u, 'one of many signs on one letter'],
  [/(?<=\p{Script=Latin})[\u0300-\u036F]/u, 'an accent apart from its letter'],
  [
    /[\u00B4\u0237\u01C0-\u01C3\u2010-\u2012\u2024\u2043\u2044\u2215\u2236]|[\u24B6-\u24E9]|(?<=[a-z\d])[\uFF01-\uFF5E]/iu,
    'which only looks like a plain sign',
  ],
]

/** In a text of one line words are compared and searched for, so that they have plain spaces between them. */
const lineKinds: [RegExp, string][] = [
  [/\n/u, 'a line break'],
  [/[\u00A0\u202F]/u, 'a no-break space'],
]

/** Scripts of India, in which names and places are written, and that of English. */
const SCRIPTS = 'Latn Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Olck Mtei Arab'.split(' ')
/** Signs that letters of these scripts join with, and emoji with each other: they change what is seen. */
const JOINED =
  /(?<=[\p{L}\p{M}])(?<!\p{Script=Latin}\p{M}*)[\u200C\u200D](?=[\p{L}\p{M}])|(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic})|(?<=[\p{Extended_Pictographic}#*\d])[\uFE0E\uFE0F]/gu

/** Letters as keyboards write them: not those of phonetics, of formulas or of double width. */
const isPlainLetter = (letter: string) =>
  !/(?=\p{Script=Latin})[\u0250-\u1DFF\u2C60-\u{1DFFF}]/u.test(letter) &&
  (/[ªº]/u.test(letter) || !/^[a-z\d]+$/i.test(letter.normalize('NFKC')))

/** The scripts that some languages are written in together. */
const together: Record<string, string[]> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
}

const scriptsOf = (locale: string) => {
  const { script = 'Latn' } = new Intl.Locale(locale).maximize()
  return together[script] ?? [script]
}

const lettersOf = (scripts: string[]) =>
  new RegExp(
    `[${scripts.map((script) => `\\p{scx=${script}}`).join('')}\\p{Script=Common}\\p{Script=Inherited}]`,
    'u',
  )

const MIXED =
  /\p{Script=Latin}\p{M}*(?!\p{Script=Latin})\p{L}|(?!\p{Script=Latin})\p{L}\p{M}*\p{Script=Latin}/u
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u

/** A letter that is taken for another one, or that no text of the languages holds. */
function strangeLetter(text: string): [string, string] | undefined {
  const known = lettersOf([...SCRIPTS, ...languagesOfParse().flatMap(scriptsOf)])
  for (const [letter] of text.matchAll(/(?![a-z\d])[\p{L}\p{Nd}\p{Nl}]/giu)) {
    if (!isPlainLetter(letter)) return [letter, 'which only looks like a plain letter']
    if (!known.test(letter)) return [letter, 'a letter of another alphabet']
  }
  const [letter] = NOT_LATIN.exec(MIXED.exec(text)?.[0] ?? '') ?? []
  return letter === undefined ? undefined : [letter, 'a letter of another alphabet within a word']
}

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** What stands before a character, by which an editor finds it. */
function placeOf(text: string, character: string): string {
  const before = text.slice(0, text.indexOf(character)).replace(/[^\p{L}\p{N}\p{P}]+/gu, ' ')
  return before.trim() ? `behind '${before.slice(-20).trim()}'` : 'at the beginning'
}

/**
 * The character of a text that an editor would not see or would take for another one, with its code point and place;
 * undefined where there is none. Sources: properties of characters by UAX 44, look-alike letters by UTS 39.
 * @param isLine whether it is a text of one line, such as a name or a heading.
 */
export function characterProblem(text: string, isLine = false): string | undefined {
  if (/^[\x20-\x7E]*$/.test(text)) return undefined
  const judged = text.replace(JOINED, '')
  const hidden = (isLine ? [...kinds, ...lineKinds] : kinds).flatMap(([pattern, what]) => {
    const [found] = pattern.exec(judged) ?? []
    return found === undefined ? [] : [[found, what] as const]
  })
  const [found, what] = hidden[0] ?? strangeLetter(judged) ?? []
  if (found === undefined) return undefined
  return `holds ${codePoint(found)}, ${what}, ${placeOf(text, found)}: take it out, or write it anew`
}

/** Characters of ASCII that are taken for one another. */
const alike: [RegExp, string][] = [
  [/[\p{Default_Ignorable_Code_Point}\u0300-\u036F]/gu, ''],
  [/[‐-―−]/gu, '-'],
  [/[‘’‛`´]/gu, "'"],
  [/[“”„]/gu, '"'],
  [/[1i|]/gu, 'l'],
  [/0/gu, 'o'],
  [/[\s,;:.?!]+/gu, ' '],
]

/** A text as readers compare it: without case, accents, punctuation, and letters that look like others. */
export const folded = (text: string) =>
  alike
    .reduce((value, [pattern, plain]) => value.replace(pattern, plain), text.normalize('NFKD').toLowerCase())
    .trim()
