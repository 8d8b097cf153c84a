const WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const COUNT = `(\\d{1,3}|${WORDS.join('|')})`
const PEOPLE = new RegExp(`\\b${COUNT}\\s+(?:people|persons?|pax|passengers|adults|guests|seater)\\b`, 'i')
const BAGS = new RegExp(`\\b${COUNT}\\s+(?:large\\s+|big\\s+)?(?:bags?|suitcases?|cases)\\b`, 'i')

function countIn(text: string, pattern: RegExp): string {
  const [, count = ''] = pattern.exec(text) ?? []
  const word = WORDS.indexOf(count.toLowerCase())
  return word < 0 ? count : String(word + 1)
}

/**
 * A place with who travels behind it, as people type it: 'Nainital, twelve people' is Nainital, for 12.
 * @returns the place alone, and the counts as digits, '' where they are not in the text.
 */
export function partyIn(typed: string): { place: string; people: string; bags: string } {
  const at = [PEOPLE, BAGS].map((pattern) => typed.search(pattern)).filter((index) => index > 0)
  const place = typed
    .slice(0, at.length > 0 ? Math.min(...at) : undefined)
    .replace(/(?:[\s,;:(–-]|\b(?:for|with|and))+$/i, '')
  return { place: place.trim(), people: countIn(typed, PEOPLE), bags: countIn(typed, BAGS) }
}
