import fc from 'fast-check'
import { filterName } from '@/lib/trip/filters'
import { anyCharacter, anyText, forAll } from '@/tests/unit/for-all'

/** Any text, and the parts of pasted names. */
const anything = anyText(' ', '\u00a0', '\u200d', '-', '98765', '९', 'Asha', 'आशा', '😀')

describe('a name', () => {
  it.each([
    ...['Asha', 'Asha Rani Devi', 'आशा देवी', 'अर्जुन सिंह', 'José Ñuñez', 'José', 'अमृता'],
    ...['ਗੁਰਪ੍ਰੀਤ', 'محمد', '李明'],
    // A joiner is part of the spelling.
    'क\u094d\u200dषमा',
    'مهدی\u200cنیا',
  ])('does not change %s', (name) => {
    expect(filterName(name)).toBe(name)
  })

  it.each([
    ['Asha1', 'Asha'],
    ['O’Brien', 'OBrien'],
    ['Mary-Jane', 'MaryJane'],
    ['Dr. Rao', 'Dr Rao'],
    ['<b>Asha</b>', 'bAshab'],
    ['Asha\tRani\n', 'Asha Rani '],
    ['Asha\u00a0Rani\u202fDevi', 'Asha Rani Devi'],
    ['\u200bAsha\u00ad\u2028Rani', 'Asha Rani'],
    ['\u200d1\u200d', ''],
    ['आशा१२३', 'आशा'],
    ['Asha😀', 'Asha'],
    ['a_b@c.d', 'abcd'],
    ['1234', ''],
  ])('%j becomes %j', (typed, kept) => {
    expect(filterName(typed)).toBe(kept)
  })

  it('contains only letters, marks, their joiners and spaces for any input, and stays so', () => {
    forAll(1000, 10_000)(anything, (typed) => {
      const name = filterName(typed)
      expect(name).toMatch(/^(?:[\p{L}\p{M}][\u200c\u200d]?| )*$/u)
      expect(filterName(name)).toBe(name)
    })
  })

  it('keeps every letter, in order, of a short text', () => {
    forAll(1000, 10_000)(fc.string({ unit: anyCharacter, maxLength: 30 }), (typed) => {
      const letters = typed.replace(/[^\p{L}\p{M}]/gu, '')
      expect(filterName(typed).replace(/[ \u200c\u200d]/g, '')).toBe(letters)
    })
  })

  it('has 80 letters at most', () => {
    expect(filterName('a'.repeat(80))).toHaveLength(80)
    expect(filterName('a'.repeat(81))).toHaveLength(80)
  })

  it('is never cut within a surrogate pair', () => {
    // 𑀅 is a letter of two code units; with one unit before them the limit is in the middle of a pair.
    for (const front of ['', 'a']) expect(filterName(front + '𑀅'.repeat(500))).toMatch(/^a?𑀅+$/u)
  })
})
