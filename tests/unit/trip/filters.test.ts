/** @jest-environment node */
import fc from 'fast-check'
import { filterContact, filterName } from '@/lib/trip/filters'

/** Any text at all, and texts made of the parts that pasted numbers and names are made of. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc
    .array(
      fc.constantFrom(
        '+91',
        '0091',
        '91',
        '0',
        '00',
        ' ',
        '-',
        '(0)',
        '98765',
        '43210',
        '९',
        'Asha',
        'आशा',
        '😀',
      ),
      {
        maxLength: 12,
      },
    )
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

  it('that is too long is cut between letters, never within one', () => {
    // 𑀅 is a letter of two code units; one unit in front puts the cut into the middle of a pair.
    for (const front of ['', 'a']) expect(filterName(front + '𑀅'.repeat(500)).isWellFormed()).toBe(true)
  })
})

describe('a contact number', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    '(98765) 43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '+919876543210',
    '919876543210',
    '0091 98765 43210',
    '098765 43210',
    '09876543210',
    'tel:+91 98765 43210',
    '\u202a+91 98765 43210\u202c',
    '+91\u00a098765\u00a043210',
  ])('pasted as %j is ten digits', (pasted) => {
    expect(filterContact(pasted)).toBe('9876543210')
  })

  it.each([
    ['91', '91'],
    ['9198765432', '9198765432'],
    ['0987654321', '0987654321'],
    ['98765', '98765'],
  ])('of ten digits or fewer keeps its first ones: %s', (typed, kept) => {
    expect(filterContact(typed)).toBe(kept)
  })

  it('takes no eleventh digit', () => {
    expect(filterContact('98765432109')).toBe('9876543210')
  })

  it.each(['call me', '९८७६५', '٠١٢', '+-() '])('takes nothing from %j', (typed) => {
    expect(filterContact(typed)).toBe('')
  })

  it('holds ten digits at most, whatever is typed', () => {
    check((typed) => expect(filterContact(typed)).toMatch(/^[0-9]{0,10}$/))
  })

  it('comes out of the filter the same a second time, whatever is typed', () => {
    check((typed) => expect(filterContact(filterContact(typed))).toBe(filterContact(typed)))
  })

  it('survives any country code, trunk zero and punctuation in front of and inside it', () => {
    const subscriber = fc.stringMatching(/^[6-9][0-9]{9}$/)
    const prefix = fc.constantFrom('', '+91', '+91 ', '+91-', '91', '0091', '0091 ', '0', '0 ')
    fc.assert(
      fc.property(subscriber, prefix, fc.constantFrom('', ' ', '-', '.', '\u00a0'), (number, front, gap) => {
        expect(filterContact(front + number.slice(0, 5) + gap + number.slice(5))).toBe(number)
      }),
      { numRuns: 5000 },
    )
  })

  it('typed digit by digit is what was typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{10}$/), (number) => {
        const typed = [...number].reduce((held, digit) => filterContact(held + digit), '')
        expect(typed).toBe(number)
      }),
      { numRuns: 2000 },
    )
  })
})
