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

/**
 * The words of a text, in small letters and with digits 0 to 9. Of Devanagari as people type it: without the dot of ग़ and without
 * nasals (मंसूरी, गुड़गाव, चण्डीगढ़), which are often left out, letters joined or not (हलद्वानी), and one of those that sound alike.
 */
export const tokensOf = (text: string) =>
  toAsciiDigits(text.normalize('NFKC').toLowerCase())
    .replace(/[\u0901\u0902\u093c]|[ङञणनम]\u094d(?=[क-भ])|[\u094d\u200c\u200d]/g, '')
    .replace(/\p{Script=Devanagari}/gu, (letter) => ALIKE.get(letter) ?? letter)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** The names in 'Nainital, Tallital' or 'Ramnagar (Corbett)': the text before a comma, and that in brackets. */
export const namesIn = (name: string) => [
  name.replace(/[,(].*$/s, ''),
  ...(/\(([^)]+)\)/.exec(name)?.slice(1) ?? []),
]

/** Where a name ends in a text, in words from its start; 0 where the text does not contain it. */
export function endOf(name: string, text: string[]): number {
  const wanted = tokensOf(name)
  if (wanted.length === 0) return 0
  for (let start = text.length - wanted.length; start >= 0; start--)
    if (wanted.every((token, index) => text[start + index] === token)) return start + wanted.length
  return 0
}

/**
 * Whether a place as a visitor typed it is a place of the guides. Its name ends a part of the text: 'Hotel Lake,
 * Nainital' is Nainital, 'Nainital Road, Haldwani' is not.
 */
export const isPlace = (typed: string, place: string): boolean =>
  typed
    .split(',')
    .map(tokensOf)
    .some((part) => namesIn(place).some((name) => part.length > 0 && endOf(name, part) === part.length))
