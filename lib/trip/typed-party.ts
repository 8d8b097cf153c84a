const WORDS = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
]
const COUNT = `(\\d{1,3}|${WORDS.join('|')})`
const counted = (things: string) => new RegExp(`\\b${COUNT}\\s+(?:${things})`, 'i')

const PEOPLE = counted(
  '(?:people|persons?|pax|passengers|guests|members|travell?ers|seater|of us|log)\\b|लोग|यात्री',
)
const GROUP = new RegExp(`\\b(?:family|group|party)\\s+of\\s+${COUNT}\\b`, 'i')
const ADULTS = counted('adults?\\b')
const CHILDREN = counted('(?:child|children|kids?)\\b')
const BAGS = counted('(?:large\\s+|big\\s+)?(?:bags?|suitcases?|cases)\\b')

function countIn(text: string, pattern: RegExp): string {
  const [, count = ''] = pattern.exec(text) ?? []
  const word = WORDS.indexOf(count.toLowerCase())
  return word < 0 ? count : String(word + 1)
}

/** Who travels; adults and children together where no number of all is typed. */
function peopleIn(text: string): string {
  const parts = Number(countIn(text, ADULTS)) + Number(countIn(text, CHILDREN))
  return countIn(text, PEOPLE) || countIn(text, GROUP) || (parts ? String(parts) : '')
}

/**
 * A place with who travels behind it, as people type it: 'Nainital, twelve people' is Nainital, for 12.
 * @returns the place alone, and the counts as digits, '' where they are not in the text.
 */
export function partyIn(typed: string): { place: string; people: string; bags: string } {
  const at = [PEOPLE, GROUP, ADULTS, CHILDREN, BAGS]
    .map((pattern) => typed.search(pattern))
    .filter((index) => index > 0)
  const place = typed.slice(0, Math.min(...at)).replace(/(?:[\s,;:(–-]|\b(?:for|with|and|a|my|our))+$/i, '')
  return { place: place.trim(), people: peopleIn(typed), bags: countIn(typed, BAGS) }
}
