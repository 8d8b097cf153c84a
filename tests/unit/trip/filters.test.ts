/** @jest-environment node */
import fc from 'fast-check'
import { filterName } from '@/lib/trip/filters'

/** Any text at all, and texts made of the parts that pasted names are made of. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc
    .array(fc.constantFrom(' ', '-', '98765', '९', 'Asha', 'आशा', '😀'), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
)

const check = (property: (typed: string) => void) =>
  fc.assert(fc.property(anything, property), { numRuns: 10_000 })

describe('a name', () => {
  it.each([
    'Asha',
    'Asha Rani Devi',
    'आशा देवी',
    'अर्जुन सिंह',
    'José Ñuñez',
    'José',
    'अमृता',
    'ਗੁਰਪ੍ਰੀਤ',
    'محمد',
    '李明',
  ])('keeps %s whole', (name) => {
    expect(filterName(name)).toBe(name)
  })

  it.each([
    ['Asha1', 'Asha'],
    ['O’Brien', 'OBrien'],
    ['Mary-Jane', 'MaryJane'],
    ['Dr. Rao', 'Dr Rao'],
    ['<b>Asha</b>', 'bAshab'],
    ['Asha\tRani\n', 'AshaRani'],
    ['आशा१२३', 'आशा'],
    ['Asha😀', 'Asha'],
    ['a_b@c.d', 'abcd'],
    ['1234', ''],
  ])('made of %j becomes %j', (typed, kept) => {
    expect(filterName(typed)).toBe(kept)
  })

  it('holds letters, their marks and spaces only, whatever is typed', () => {
    check((typed) => expect(filterName(typed)).toMatch(/^[\p{L}\p{M} ]*$/u))
  })

  it('comes out of the filter the same a second time, whatever is typed', () => {
    check((typed) => expect(filterName(filterName(typed))).toBe(filterName(typed)))
  })

  it('keeps every letter, in order, of a short text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        const letters = [...typed].filter((character) => character === ' ' || /\p{L}|\p{M}/u.test(character))
        expect(filterName(typed)).toBe(letters.join(''))
      }),
      { numRuns: 10_000 },
    )
  })

  it('has 80 letters at most', () => {
    expect(filterName('a'.repeat(80))).toHaveLength(80)
    expect(filterName('a'.repeat(81))).toHaveLength(80)
  })

  it('that is too long is cut between letters, never within one', () => {
    // 𑀅 is a letter of two code units; one unit in front puts the cut into the middle of a pair.
    for (const front of ['', 'a']) expect(filterName(front + '𑀅'.repeat(500)).isWellFormed()).toBe(true)
  })
})
