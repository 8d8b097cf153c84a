/** @jest-environment jsdom */
import fc from 'fast-check'
import { digitsOf, filterContact, isContact, noteOn } from '@/lib/phone/number'
import { randomRuns } from '@/tests/unit/random-runs'
import { Typist } from './typist'

const RUNS = randomRuns(1000, 10_000)
/** Each run types a number key by key, which takes twenty times as long as reading one. */
const KEYED_RUNS = randomRuns(300, 3000)

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((all) => all.join(''))
/** A number of India without what stands in front of it; one in four begins with the country code's digits. */
const national = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[1-9][0-9]{9}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^91[0-9]{8}$/) },
)
const prefix = fc.constantFrom('', '0', '91', '091', '+91', '0091', '+910', '910', '00910')
/** A number of another country, nine digits at least, so that none has ten with 00 in front. */
const foreign = digits(9, 15).filter((number) => /^[1-9]/.test(number) && !number.startsWith('91'))
const abroad = fc.constantFrom('+', '00')
const noise = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u00a0', '\u200e')

/** Any text at all, and texts made of the parts that pasted numbers are made of. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc
    .array(
      fc.constantFrom('+91', '0091', '91', '0', '00', '+', ' ', '(0)', '98765', '43210', '९', '٣', 'a'),
      {
        maxLength: 12,
      },
    )
    .map((parts) => parts.join('')),
)

const SCRIPTS = ['deva', 'arab', 'arabext', 'beng', 'fullwide', 'gujr', 'guru', 'tamldec', 'telu', 'mathsans']
/** The digits from 0 to 9 of each script. */
const scriptDigits = new Map(
  SCRIPTS.map((script) => {
    const format = new Intl.NumberFormat(`en-u-nu-${script}`)
    return [script, Array.from({ length: 10 }, (_, digit) => format.format(digit))]
  }),
)

/** The same digits as another script writes them. */
const written = (number: string, script: string) =>
  number.replace(/\d/g, (digit) => scriptDigits.get(script)?.[Number(digit)] ?? '')

describe('a number that arrives whole', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    '(98765) 43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '+919876543210',
    '+91 (0) 98765 43210',
    '(+91) 98765 43210',
    '＋91 98765 43210',
    '919876543210',
    '0091 98765 43210',
    '091 98765 43210',
    '098765 43210',
    'tel:+91 98765 43210',
    'call me: 98765 43210, any time',
    '\u202a+91 98765 43210\u202c',
    '+91\u00a098765\u00a043210',
    '९८७६५ ४३२१०',
    '+٩١ ٩٨٧٦٥ ٤٣٢١٠',
    '９８７６５４３２１０',
  ])('as %j is ten digits', (pasted) => {
    expect(filterContact(pasted)).toBe('9876543210')
  })

  it('is ten digits with any prefix and punctuation, in any script', () => {
    fc.assert(
      fc.property(national, prefix, noise, fc.constantFrom(...SCRIPTS), (number, front, gap, script) => {
        const text = front + gap + number.slice(0, 5) + gap + number.slice(5)
        expect(filterContact(text)).toBe(number)
        expect(filterContact(written(text, script))).toBe(number)
      }),
      { numRuns: RUNS },
    )
  })

  it('from another country is never ten digits', () => {
    fc.assert(
      fc.property(abroad, foreign, noise, (front, number, gap) => {
        const shown = filterContact(front + number.slice(0, 4) + gap + number.slice(4))
        expect(shown).toBe(front + number)
        expect(isContact(shown)).toBe(false)
        expect(noteOn(shown)).toBe('foreign')
      }),
      { numRuns: RUNS },
    )
  })

  it.each(['98765432109', '971501234567', '14155552671', '98765 43210 / 98765 43211', '9'.repeat(500)])(
    'with more digits than ten, as %j, stays too long',
    (pasted) => {
      expect(digitsOf(filterContact(pasted)).length).toBeGreaterThan(10)
      expect(noteOn(filterContact(pasted))).toBe('tooLong')
    },
  )

  it('of ten digits is accepted unchanged, with any first digit', () => {
    fc.assert(
      fc.property(digits(10, 10), (number) => expect(filterContact(number)).toBe(number)),
      { numRuns: RUNS },
    )
  })
})

describe('the filter', () => {
  it('leaves digits, with a plus in front of them at most', () => {
    fc.assert(
      fc.property(anything, (typed) => expect(filterContact(typed)).toMatch(/^\+?\d{0,20}$/)),
      { numRuns: RUNS },
    )
  })

  it('changes nothing a second time', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        expect(filterContact(filterContact(typed))).toBe(filterContact(typed))
      }),
      { numRuns: RUNS },
    )
  })

  it.each(['call me', '-() ', ''])('finds no number in %j', (typed) => {
    expect(filterContact(typed)).toBe('')
  })
})

describe('the message', () => {
  it.each([
    ['', undefined],
    ['98765', undefined],
    ['9876543210', undefined],
    ['6000000000', undefined],
    ['+', undefined],
    ['+9', undefined],
    ['+91', undefined],
    ['+9198765', undefined],
    ['00', undefined],
    ['009', undefined],
    ['00919', undefined],
    ['5987654321', 'unlikely'],
    ['0000000000', 'unlikely'],
    ['1123456789', 'unlikely'],
    ['+1', 'foreign'],
    ['+98', 'foreign'],
    ['+6561234567', 'foreign'],
    ['0044', 'foreign'],
    ['98765432101', 'tooLong'],
    ['91987654321', 'tooLong'],
  ])('of %j is %s', (shown, note) => {
    expect(noteOn(shown)).toBe(note)
  })
})

/** The key presses of two texts, each in its own order, in one of all the ways to mix them. */
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

/** Types the characters of a text in the given order, each at its place among those that are shown. */
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

describe('a number that is typed', () => {
  it('typed in order with a prefix, ends as ten digits', () => {
    fc.assert(
      fc.property(national, prefix, noise, (number, front, gap) => {
        expect(new Typist().type(front + gap + number.slice(0, 5) + gap + number.slice(5)).value).toBe(number)
      }),
      { numRuns: KEYED_RUNS },
    )
  })

  it('in any mixture of prefix and digits ends as its ten digits', () => {
    const keys = fc
      .tuple(prefix, national)
      .chain(([front, number]) => mixed(front, number).map((order) => ({ front, number, order })))
    fc.assert(
      fc.property(keys, ({ front, number, order }) => {
        expect(leave(typeInOrder(front + number, order))).toBe(number)
      }),
      { numRuns: KEYED_RUNS },
    )
  })

  it('in any order of keys at all ends as its ten digits, or as none that would be sent', () => {
    const keys = fc.tuple(prefix, national).chain(([front, number]) => {
      const all = [...(front + number)].map((_, index) => index)
      return fc
        .shuffledSubarray(all, { minLength: all.length, maxLength: all.length })
        .map((order) => ({ front, number, order }))
    })
    fc.assert(
      fc.property(keys, ({ front, number, order }) => {
        const shown = leave(typeInOrder(front + number, order))
        if (isContact(shown)) expect(shown).toBe(number)
      }),
      { numRuns: KEYED_RUNS },
    )
  })

  it('of another country, its prefix at any time, is never ten digits', () => {
    fc.assert(
      fc.property(foreign, abroad, fc.nat(), (number, front, at) => {
        const before = at % (number.length + 1)
        const typist = new Typist().type(number.slice(0, before))
        typist.input.setSelectionRange(0, 0)
        typist.press(front).type(number.slice(before))
        expect(typist.value).toBe(front + number)
        expect(isContact(leave(typist))).toBe(false)
      }),
      { numRuns: KEYED_RUNS },
    )
  })

  it('with slips that are taken back ends as its ten digits', () => {
    const slips = fc.array(fc.option(fc.integer({ min: 0, max: 9 })), { minLength: 15, maxLength: 15 })
    fc.assert(
      fc.property(national, prefix, slips, (number, front, wrong) => {
        const typist = new Typist()
        for (const [index, key] of [...(front + number)].entries()) {
          const slip = wrong[index]
          if (slip !== null && slip !== undefined) typist.type(String(slip)).backspace()
          typist.type(key)
        }
        expect(leave(typist)).toBe(number)
      }),
      { numRuns: KEYED_RUNS },
    )
  })

  it.each(['+91', '91', '0091', '091', '0', '00 91', '+91 '])(
    'complete, and then given %j in front, stays the same ten digits',
    (front) => {
      const typist = new Typist().type('9876543210')
      typist.input.setSelectionRange(0, 0)
      expect(leave(typist.press(front))).toBe('9876543210')
    },
  )

  it('complete, with a digit more anywhere, is too long, and itself again without it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]{10}$/), digits(1, 1), fc.nat(10), (number, digit, place) => {
        const typist = new Typist().type(number).insert(digit, place)
        fc.pre(!(digit === '0' && place === 0))
        expect(digitsOf(typist.value)).toHaveLength(11)
        expect(noteOn(typist.value)).toBe('tooLong')
        expect(typist.backspace(place + 1).value).toBe(number)
      }),
      { numRuns: KEYED_RUNS },
    )
  })
})

/** What may stand in front of ten digits, and nothing else is ever dropped. */
const PREFIX = /^(0{0,2}910?|0)?$/

it('editing at any position never loses digits except a prefix of ten', () => {
  const edit = fc.record({ text: fc.oneof(digits(0, 3), anything), from: fc.nat(), length: fc.nat(4) })
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
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
    }),
    { numRuns: KEYED_RUNS },
  )
})

describe('the caret', () => {
  const caretAfter = (typist: Typist) => [typist.value, typist.input.selectionStart]

  it('is placed after pasted text', () => {
    expect(caretAfter(new Typist().insert('+91 98765 43210'))).toEqual(['9876543210', 10])
  })

  it('is placed first after inserting a country code', () => {
    expect(caretAfter(new Typist().type('9876543210').insert('+91 ', 0))).toEqual(['9876543210', 0])
  })

  it('stays where a sign was stripped', () => {
    expect(caretAfter(new Typist().type('98765').insert('-', 3))).toEqual(['98765', 3])
  })

  it('keeps the digits on either side of it, wherever it is', () => {
    const part = fc.stringMatching(/^[2-9]{0,5}$/)
    fc.assert(
      fc.property(part, part, part, noise, (before, typed, after, sign) => {
        const typist = new Typist().type(before + after).insert(typed + sign, before.length)
        expect(caretAfter(typist)).toEqual([before + typed + after, before.length + typed.length])
      }),
      { numRuns: 1000 },
    )
  })
})
