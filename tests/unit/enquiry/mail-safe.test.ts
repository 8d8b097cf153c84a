import { MAX_VALUE, mailSafe } from '@/lib/enquiry/mail-safe'

/** Characters that some mail program treats as a line break. */
const LINE_BREAK = /[\r\n\v\f\u0085\u2028\u2029]/

const HOSTILE = [
  ...['\r\n', ...'\n\r\v\f\t\u0085\u2028\u2029\0\u202e\u2066\u200f\ud800\udc00'],
  ...['Bcc: a@b.example', '<b>', '😀'.repeat(MAX_VALUE)],
]
/** A thousand characters from a code on. */
const charactersFrom = (code: number) =>
  String.fromCharCode(...Array.from({ length: 1000 }, (_, at) => code + at))
/** Each behind each, which together may be one; and every character. */
const hostile = [
  ...HOSTILE.flatMap((one) => HOSTILE.map((other) => `a${one}${other}b`)),
  ...Array.from({ length: 66 }, (_, thousand) => charactersFrom(thousand * 1000)),
]

it('allows no header injection and no control characters, limits every value, and changes none again', () => {
  for (const text of hostile) {
    const names = 'from_name email car_name phone page_url requirements address message'.split(' ')
    const safe = mailSafe(Object.fromEntries(names.map((name) => [name, text])))
    const { requirements = '', address = '', message = '', ...lines } = safe
    const all = [requirements, address, message, ...Object.values(lines)]
    expect(Object.values(lines).filter((line) => LINE_BREAK.test(line))).toEqual([])
    expect(all.filter((value) => /[\p{Bidi_Control}\p{Cs}\0\r]/u.test(value))).toEqual([])
    expect(all.filter((value) => value.length > MAX_VALUE)).toEqual([])
    expect(mailSafe(safe)).toEqual(safe)
  }
})

it.each([
  ['from_name', 'आशा देवी', 'आशा देवी'],
  ['companyName', 'Verma & Sons <Delhi>', 'Verma & Sons <Delhi>'],
  ['requirements', 'Four cars a day\nfrom Rohini', 'Four cars a day\nfrom Rohini'],
  // A tab, as between the cells of a pasted table, and lines however they are broken.
  ['location', 'Rohini\tSector 7', 'Rohini Sector 7'],
  ['address', 'Pitampura\tNew Delhi\nDelhi', 'Pitampura New Delhi\nDelhi'],
  ['message', 'Two cars\r\nfor Agra\rand Jaipur\nby 6', 'Two cars\nfor Agra\nand Jaipur\nby 6'],
  // Half a character.
  ['from_name', 'Asha \r\n\u2028 Devi\u00a0\ud83d', 'Asha Devi \uFFFD'],
])('the %s %j is sent as %j', (name, typed, sent) => {
  expect(mailSafe({ [name]: typed })).toEqual({ [name]: sent })
})
