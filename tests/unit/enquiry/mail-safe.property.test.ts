import fc from 'fast-check'
import { randomRuns } from '@/tests/unit/random-runs'
import { MAX_VALUE, mailSafe } from '@/lib/enquiry/mail-safe'

/** Characters that some mail program treats as a line break. */
const LINE_BREAK = /[\r\n\v\f\u0085\u2028\u2029]/

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom('\r\n', ...'\n\r\u2028\u0085\0\u202e\ud800', 'Bcc: a@b.example', '<b>'),
        fc.string({ maxLength: 8 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
  fc.string({ maxLength: 5 }).map((text) => `${text}😀`.repeat(500)),
)
const params = fc.dictionary(
  fc.constantFrom(...'from_name email car_name phone page_url requirements address message'.split(' ')),
  hostile,
)

it('allows no header injection and no control characters, and limits every value, for 10,000 random enquiries', () => {
  fc.assert(
    fc.property(params, (given) => {
      const { requirements = '', address = '', message = '', ...lines } = mailSafe(given)
      const all = [requirements, address, message, ...Object.values(lines)]
      expect(Object.values(lines).filter((line) => LINE_BREAK.test(line))).toEqual([])
      expect(all.filter((text) => /[\p{Bidi_Control}\p{Cs}\0\r]/u.test(text))).toEqual([])
      expect(all.filter((text) => text.length > MAX_VALUE)).toEqual([])
    }),
    { numRuns: randomRuns(2000, 10_000) },
  )
})

it('is idempotent, for 1,000 random enquiries', () => {
  fc.assert(
    fc.property(params, (given) => expect(mailSafe(mailSafe(given))).toEqual(mailSafe(given))),
    { numRuns: 1000 },
  )
})

it('does not change ordinary input', () => {
  const typed = {
    from_name: 'आशा देवी',
    companyName: 'Verma & Sons <Delhi>',
    requirements: 'Four cars a day\nfrom Rohini',
    address: '12, Sample street\nDelhi',
  }
  expect(mailSafe(typed)).toEqual(typed)
})

it('replaces a tab, as between the cells of a pasted table, by a space', () => {
  expect(mailSafe({ location: 'Rohini\tSector 7', address: 'Pitampura\tNew Delhi\nDelhi' })).toEqual({
    location: 'Rohini Sector 7',
    address: 'Pitampura New Delhi\nDelhi',
  })
})

it('keeps the lines of a text of several lines, however they are broken', () => {
  expect(mailSafe({ message: 'Two cars\r\nfor Agra\rand Jaipur\nby 6' })).toEqual({
    message: 'Two cars\nfor Agra\nand Jaipur\nby 6',
  })
})

it('replaces several line breaks in a name by one space, and half a character by U+FFFD', () => {
  expect(mailSafe({ from_name: 'Asha\r\n\u2028Devi \ud83d' })).toEqual({ from_name: 'Asha Devi \uFFFD' })
})
