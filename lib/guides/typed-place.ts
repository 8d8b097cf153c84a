import { toAsciiDigits } from '@/lib/format/ascii-digits'

/** Letters of Devanagari that people write for one another, by what stands for both: गुरूग्राम, रिषिकेश, कनाट प्लेस. */
const ALIKE = new Map([
  ['ी', 'ि'],
  ['ई', 'इ'],
  ['ू', 'ु'],
  ['ऊ', 'उ'],
  ['ै', 'े'],
  ['ौ', 'ो'],
  ['ॉ', 'ा'],
  ['ऑ', 'आ'],
  ['ृ', 'रि'],
  ['ऋ', 'रि'],
  ['ए', 'य'],
  ['ढ', 'ड'],
  ['ण', 'न'],
  ['श', 'स'],
  ['ष', 'स'],
])

/** Letters of Latin that sound alike: Dehradoon, Roorki, Amritsaar, Simla, Haldvani. */
const inOneLetter = (text: string) =>
  text
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/sh/g, 's')
    .replace(/w/g, 'v')

/**
 * A text as all of its spellings share it: words between single spaces, in small letters, with digits 0 to 9 and with one of the letters
 * that sound alike. Of Devanagari as people type it: without the dot of ग़ and without nasals (मंसूरी, गुड़गाव, चण्डीगढ़), which
 * are often left out, and with letters joined or not (हलद्वानी).
 */
export const spellingOf = (text: string) =>
  inOneLetter(toAsciiDigits(text.normalize('NFKC').toLowerCase()))
    .replace(/[\u0901\u0902\u093c]|[ङञणनम]\u094d(?=[क-भ])|[\u094d\u200c\u200d]/g, '')
    .replace(/\p{Script=Devanagari}/gu, (letter) => ALIKE.get(letter) ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** The names in 'Nainital, Tallital' or 'Ramnagar (Corbett)': the text before a comma, and that in brackets. */
export const namesIn = (name: string) => [
  name.replace(/[,(].*$/s, '').trim(),
  ...(/\(([^)]+)\)/.exec(name)?.slice(1) ?? []),
]

/** The road that a destination is reached by, which is none itself: 'Manali via Chandigarh'. */
const VIA = /(?<=\S)[\s(]+(?:via|वाया)[\s:].*$/is

/** A text without the towns that are only passed. */
export const withoutVia = (typed: string) => typed.replace(VIA, '')

/** Where the last of a name stands in a text, both as `spellingOf` gives them: its end; 0 where the text does not contain it. */
export function endOf(name: string, text: string): number {
  const start = name === '' ? -1 : ` ${text} `.lastIndexOf(` ${name} `)
  return start < 0 ? 0 : start + name.length
}

/** Whether a text is made of some of these names and of nothing else: 'airport', 'airport terminal 1'. */
export const isMadeOf = (names: string[], text: string): boolean =>
  names.some(
    (name) =>
      text === name || (text.endsWith(` ${name}`) && isMadeOf(names, text.slice(0, -name.length - 1))),
  )

/**
 * Whether a place as a visitor typed it is a place of the guides. Its name ends a part of the text: 'Hotel Lake,
 * Nainital' is Nainital, 'Nainital Road, Haldwani' is not.
 */
export const isPlace = (typed: string, place: string): boolean =>
  withoutVia(typed)
    .split(',')
    .map(spellingOf)
    .some((part) =>
      namesIn(place).some((name) => part !== '' && endOf(spellingOf(name), part) === part.length),
    )
