/**
 * The pseudo-locale: the site's own language in accents and about 40 % longer, so that a text that is not taken from the
 * content and a box that is too narrow for another language can be seen, and tested for.
 */

const LETTERS: Record<string, string> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'][index] ?? letter,
  ]),
)

/** Vowels are doubled: two in five letters are vowels, so that texts become 40 % longer. */
const isVowel = (letter: string) => /[aeiou]/i.test(letter)

const accent = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => {
    const accented = LETTERS[letter] ?? letter
    return isVowel(letter) ? accented + accented.toLowerCase() : accented
  })

/**
 * Parts of a text that are not for readers: targets of Markdown links, code, HTML entities, addresses of the web and
 * of mail.
 */
const MACHINE = /\]\([^)]*\)|`[^`]*`|&#?\w+;|https?:\/\/[^\s)]+|[\w.+-]+@[\w.-]+/g

function accentAround(text: string): string {
  const kept = [...text.matchAll(MACHINE), { index: text.length, 0: '' }]
  let from = 0
  return kept
    .map(({ index, 0: machine }) => {
      const before = accent(text.slice(from, index))
      from = index + machine.length
      return before + machine
    })
    .join('')
}

/** The place of the brace that closes the one at `start`; undefined where there is none. */
function closingBrace(text: string, start: number): number | undefined {
  let depth = 0
  for (let index = start; index < text.length; index++) {
    if (text[index] === '{') depth++
    if (text[index] === '}' && --depth === 0) return index
  }
  return undefined
}

/** An ICU argument. The branches of a plural or select are texts themselves; everything else is syntax. */
function pseudoArgument(argument: string): string {
  const header = /^\{\s*[\w.]+\s*,\s*(?:plural|select|selectordinal)\s*,/.exec(argument)?.[0]
  if (!header) return argument
  let result = header
  let from = header.length
  for (let open = argument.indexOf('{', from); open >= 0; open = argument.indexOf('{', from)) {
    const close = closingBrace(argument, open) ?? argument.length - 1
    result += `${argument.slice(from, open)}{${pseudoText(argument.slice(open + 1, close))}}`
    from = close + 1
  }
  return result + argument.slice(from)
}

/**
 * A text of the content, plain, ICU or Markdown, in the pseudo-locale. Names in braces, ICU syntax, targets of links,
 * HTML entities and addresses stay as they are.
 */
export function pseudoText(text: string): string {
  const open = text.indexOf('{')
  const close = open < 0 ? undefined : closingBrace(text, open)
  if (close === undefined) return accentAround(text)
  const argument = pseudoArgument(text.slice(open, close + 1))
  return accentAround(text.slice(0, open)) + argument + pseudoText(text.slice(close + 1))
}

/** Accented letters, which only readers see: names in braces, syntax and addresses are ASCII. */
const READ = '[À-ỹ]'

/** The same as tall as any script, with two marks above and two below every letter, and words that break without spaces. */
export const tallPseudoText = (text: string) =>
  pseudoText(text)
    .replace(new RegExp(`(?<=${READ}) (?=${READ})`, 'g'), '\u200B')
    .replace(new RegExp(READ, 'g'), '$&\u0302\u0301\u0323\u0331')
