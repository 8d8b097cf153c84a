/** @jest-environment jsdom */
import fc from 'fast-check'
import { digitsOf, filterContact, isContact, numberNoteFor, filterNumber } from '@/lib/phone/number'
import { Typist } from './typist'
import { anyText, forAll } from '@/tests/unit/for-all'

const forAny = forAll(1000, 10_000)
/** Fewer runs, since typing a number key by key takes twenty times as long as parsing it. */
const forKeyed = forAll(300, 3000)

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((all) => all.join(''))
/** An Indian number without a prefix; one in four begins with the digits of the country code. */
const national = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[1-9][0-9]{9}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^91[0-9]{8}$/) },
)
const prefix = fc.constantFrom('', '0', '91', '091', '+91', '0091', '+910', '910', '00910')
/** A foreign number of at least nine digits, so that none has ten digits with 00 in front. */
const foreign = digits(9, 15).filter((number) => /^[1-9]/.test(number) && !number.startsWith('91'))
const abroad = fc.constantFrom('+', '00')
const noise = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u00a0', '\u200e')

/** Any text, and the parts of pasted numbers. */
const anything = anyText('+91', '0091', '91', '0', '00', '+', ' ', '(0)', '98765', '43210', '९', '٣', 'a')

const SCRIPTS = ['deva', 'arab', 'arabext', 'beng', 'fullwide', 'gujr', 'guru', 'tamldec', 'telu', 'mathsans']
/** The digits from 0 to 9 of each script. */
const scriptDigits = new Map(
  SCRIPTS.map((script) => {
    const format = new Intl.NumberFormat(`en-u-nu-${script}`)
    return [script, Array.from({ length: 10 }, (_, digit) => format.format(digit))]
  }),
)

/** The same digits in another script. */
const written = (number: string, script: string) =>
  number.replace(/\d/g, (digit) => scriptDigits.get(script)?.[Number(digit)] ?? '')

describe('a pasted number', () => {
  // What the property below does not draw.
  it.each([
    '+91 (0) 98765 43210',
    '(+91) 98765 43210',
    '＋91 98765 43210',
    'tel:+91 98765 43210',
    'call me: 98765 43210, any time',
    '\u202a+91 98765 43210\u202c',
    '+٩١ ٩٨٧٦٥ ٤٣٢١٠',
  ])('%j becomes its ten digits', (pasted) => {
    expect(filterContact(pasted)).toBe('9876543210')
  })

  it('becomes its ten digits with any prefix and punctuation, in any script', () => {
    forAny(national, prefix, noise, fc.constantFrom(...SCRIPTS), (number, front, gap, script) => {
      const text = front + gap + number.slice(0, 5) + gap + number.slice(5)
      expect(filterContact(text)).toBe(number)
      expect(filterContact(written(text, script))).toBe(number)
    })
  })

  it('with a foreign country code never becomes ten digits', () => {
    forAny(abroad, foreign, noise, (front, number, gap) => {
      const shown = filterContact(front + number.slice(0, 4) + gap + number.slice(4))
      expect(shown).toBe(front + number)
      expect(isContact(shown)).toBe(false)
      expect(numberNoteFor(shown)).toBe('foreign')
    })
  })

  it.each(['98765432109', '971501234567', '14155552671', '98765 43210 / 98765 43211', '9'.repeat(500)])(
    'with more than ten digits stays too long: %j',
    (pasted) => {
      expect(digitsOf(filterContact(pasted)).length).toBeGreaterThan(10)
      expect(numberNoteFor(filterContact(pasted))).toBe('wrongLength')
    },
  )

  it.each([
    ['tel:+65 6123 4567', '+6561234567'],
    ['call +65 6123 4567', '+6561234567'],
    ['98765+4', '987654'],
  ])('as %j keeps a plus behind a text, and none behind a digit: %s', (pasted, shown) => {
    expect(filterContact(pasted)).toBe(shown)
  })

  it('of ten digits is accepted unchanged, with any first digit', () => {
    forAny(digits(10, 10), (number) => expect(filterContact(number)).toBe(number))
  })
})

describe('the filter', () => {
  it('keeps only digits and a leading plus, and is idempotent', () => {
    forAny(anything, (typed) => {
      const shown = filterContact(typed)
      expect(shown).toMatch(/^\+?\d{0,20}$/)
      expect(filterContact(shown)).toBe(shown)
    })
  })

  it.each(['call me', '-() ', ''])('finds no number in %j', (typed) => {
    expect(filterContact(typed)).toBe('')
  })
})

it.each(['98765 4321', '+987654321', '987654321', '98765432101'])('%j is no contact number', (shown) => {
  expect(isContact(shown)).toBe(false)
})

it.each<readonly [string, string | undefined, string | undefined]>([
  ['', undefined, undefined],
  ['9876543210', undefined, undefined],
  ['6000000000', undefined, undefined],
  ...['98765', '987654321', '+', '+91', '+9198765432', '009', '00919'].map(
    (shown) => [shown, undefined, 'wrongLength'] as const,
  ),
  ['5987654321', 'unlikely', 'unlikely'],
  ['0000000000', 'unlikely', 'unlikely'],
  ...['+1', '+6561234567', '0044'].map((shown) => [shown, 'foreign', 'foreign'] as const),
  ['98765432101', 'wrongLength', 'wrongLength'],
])('the note of %j is %s, and %s once the visitor has left the field', (shown, typing, left) => {
  expect([numberNoteFor(shown), numberNoteFor(shown, true)]).toEqual([typing, left])
})

/** A random interleaving of the key presses of two texts, each in its own order. */
const mixed = (one: string, other: string) =>
  fc
    .shuffledSubarray([...Array(one.length + other.length).keys()], {
      minLength: one.length,
      maxLength: one.length,
    })
    .map((places) => {
      const isOne = new Set(places)
      let [first, second] = [0, one.length]
      return [...Array(one.length + other.length).keys()].map((turn) =>
        isOne.has(turn) ? first++ : second++,
      )
    })

/** Types the characters of a text in the given order, each at its position among those typed before. */
function typeInOrder(text: string, order: number[]): Typist {
  const typist = new Typist()
  let shown: number[] = []
  for (const index of order) {
    const place = shown.filter((before) => before < index).length
    shown.splice(place, 0, index)
    typist.insert(text.charAt(index), place)
    shown = shown.slice(shown.length - typist.value.length)
  }
  return typist
}

const leave = ({ value }: Typist) => filterContact(value)

describe('a typed number', () => {
  it('with a prefix ends as its ten digits', () => {
    forKeyed(national, prefix, noise, (number, front, gap) => {
      expect(new Typist().type(front + gap + number.slice(0, 5) + gap + number.slice(5)).value).toBe(number)
    })
  })

  it('in any interleaving of prefix and digits ends as its ten digits', () => {
    const keys = fc
      .tuple(prefix, national)
      .chain(([front, number]) => mixed(front, number).map((order) => ({ front, number, order })))
    forKeyed(keys, ({ front, number, order }) => {
      expect(leave(typeInOrder(front + number, order))).toBe(number)
    })
  })

  it('with a foreign prefix, typed at any time, never becomes ten digits', () => {
    forKeyed(foreign, abroad, fc.nat(), (number, front, at) => {
      const before = at % (number.length + 1)
      const typist = new Typist().type(number.slice(0, before))
      typist.input.setSelectionRange(0, 0)
      typist.press(front).type(number.slice(before))
      expect(typist.value).toBe(front + number)
      expect(isContact(leave(typist))).toBe(false)
    })
  })

  it('is ten digits as soon as a country code is complete at its front', () => {
    expect(new Typist().type('19876543210').insert('9', 0).value).toBe('9876543210')
  })

  it('keeps a zero in front of the caret, and one that is filled in loses it', () => {
    const filtered = ({ input }: Typist) => {
      input.value = '09876543210'
      input.setSelectionRange(1, 1)
      filterNumber(input)
      return input.value
    }
    const typist = new Typist()
    expect(filtered(typist)).toBe('09876543210')
    typist.input.blur()
    expect(filtered(typist)).toBe('9876543210')
  })

  it('is too long with one more digit anywhere, and valid again without it', () => {
    forKeyed(fc.stringMatching(/^[2-9]{10}$/), digits(1, 1), fc.nat(10), (number, digit, place) => {
      const typist = new Typist().type(number).insert(digit, place)
      fc.pre(!(digit === '0' && place === 0))
      expect(digitsOf(typist.value)).toHaveLength(11)
      expect(numberNoteFor(typist.value)).toBe('wrongLength')
      expect(typist.backspace(place + 1).value).toBe(number)
    })
  })
})

/** The prefixes of ten digits, which are the only digits that are ever removed. */
const PREFIX = /^(0{0,2}910?|0)?$/

it('editing at any position never loses digits except a prefix of ten', () => {
  const edit = fc.record({ text: fc.oneof(digits(0, 3), anything), from: fc.nat(), length: fc.nat(4) })
  forKeyed(fc.array(edit, { maxLength: 12 }), (edits) => {
    const typist = new Typist()
    for (const { text, from, length } of edits) {
      const start = from % (typist.value.length + 1)
      typist.insert(text, start, Math.min(start + length, typist.value.length))
      const given = digitsOf(typist.raw.at(-1) ?? '')
      const kept = digitsOf(typist.value)
      if (given.length > 20) expect(kept).toHaveLength(20)
      else if (given !== kept) {
        expect(isContact(typist.value)).toBe(true)
        expect(given.endsWith(kept)).toBe(true)
        expect(given.slice(0, given.length - kept.length)).toMatch(PREFIX)
      }
    }
  })
})

describe('the caret', () => {
  const caretAfter = (typist: Typist) => [typist.value, typist.input.selectionStart]

  it.each([
    ['', '९८', 0, ['98', 2]],
    ['', '+91 98765 43210', 0, ['9876543210', 10]],
    ['9876543210', '+91 ', 0, ['9876543210', 0]],
    ['98765', '-', 3, ['98765', 3]],
  ])('in %j with %j inserted at %i is placed behind what remains of it: %j', (typed, text, at, shown) => {
    expect(caretAfter(new Typist().type(typed).insert(text, at))).toEqual(shown)
  })

  it('keeps its position between the digits, for any position', () => {
    const part = fc.stringMatching(/^[2-9]{0,5}$/)
    forAll(1000)(part, part, part, noise, (before, typed, after, sign) => {
      const typist = new Typist().type(before + after).insert(typed + sign, before.length)
      expect(caretAfter(typist)).toEqual([before + typed + after, before.length + typed.length])
    })
  })
})

it.each([
  ...['+442079460958', '00442079460958', '+6561234567'].map((shown) => [shown, undefined] as const),
  ...['+44', '98765', '+9198765'].map((shown) => [shown, 'incomplete'] as const),
])('where numbers of other countries are taken the note of %s, once it was left, is %s', (shown, note) => {
  expect(numberNoteFor(shown, false, true)).toBeUndefined()
  expect(numberNoteFor(shown, true, true)).toBe(note)
})
