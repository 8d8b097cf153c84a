import { characterProblem, folded } from '@/lib/content/schema/characters'
import { inLanguages } from '@/lib/content/schema/icu'

it.each([
  ['a zero-width space', 'Honda\u200B City', 'U+200B'],
  ['a joiner between Latin letters', 'Hon\u200Dda', 'U+200D'],
  ['a byte-order mark', '\uFEFFHonda', 'U+FEFF'],
  ['a word joiner', 'Honda\u2060City', 'U+2060'],
  ['a tag character', 'Honda\u{E0041}', 'U+E0041'],
  ['a variation selector', 'Honda\uFE0F', 'U+FE0F'],
  ['a Hangul filler', 'Honda\u3164', 'U+3164'],
  ['an empty Braille pattern', 'Honda\u2800', 'U+2800'],
  ['a soft hyphen', 'Hon\u00ADda', 'U+00AD'],
  ['an override of direction', 'Honda \u202Eytic', 'U+202E'],
  ['an isolate', '\u2066Honda\u2069', 'U+2066'],
  ['a mark of direction', 'Honda\u200F', 'U+200F'],
  ['a line separator', 'Honda\u2028City', 'U+2028'],
  ['a next-line control', 'Honda\u0085City', 'U+0085'],
  ['a bell', 'Honda\u0007', 'U+0007'],
  ['a tab', 'Honda\tCity', 'U+0009'],
  ['an ideographic space', 'Honda\u3000City', 'U+3000'],
  ['a private character', 'Honda\uE000', 'U+E000'],
  ['half of a pair', 'Honda\uD800', 'U+D800'],
  ['a lost letter', 'Hond\uFFFD', 'U+FFFD'],
  ['a pile of accents', 'Honda\u0301\u0301\u0301\u0301\u0301', 'U+0301'],
  ['a Greek letter', 'Ηonda', 'U+0397'],
  ['a Cyrillic word', 'Сосо', 'U+0421'],
  ['an Armenian letter', 'Hօnda', 'U+0585'],
  ['a Cherokee letter', 'Ꮋonda', 'U+13BB'],
  ['letters of double width', 'Ｈonda', 'U+FF28'],
  ['a letter of formulas', '𝐇onda', 'U+1D407'],
  ['a letter of phonetics', 'Hondɑ', 'U+0251'],
  ['a ligature', 'ﬁnd', 'U+FB01'],
  ['a Hindi letter within an English word', 'Hondaक', 'U+0915'],
])('tells, with its code point %s', (_, text, code) => {
  expect(characterProblem(text)).toContain(`holds ${code}, `)
})

it.each([
  'Café – “½ day”, ₹500, 30\u00A0km, CO₂, m², →',
  'स्वच्छ गाड़ियाँ, क्\u200Dष and Honda',
  'Łódź, Kırkpınar, Nguyễn',
  '👨\u200D👩\u200D👧 ☎\uFE0F',
  'ਪੰਜਾਬ தமிழ் বাংলা اردو',
])('accepts %s', (text) => {
  expect(characterProblem(text)).toBeUndefined()
})

it('accepts the alphabet of the language that is parsed', () => {
  expect(inLanguages(['en', 'ru'], () => characterProblem('Машины с водителем'))).toBeUndefined()
  expect(inLanguages(['en', 'ja'], () => characterProblem('運転手付きの車'))).toBeUndefined()
})

it('refuses a no-break space in a text of one line only', () => {
  expect(characterProblem('Honda\u00A0City', true)).toContain("U+00A0, a no-break space, behind 'Honda'")
})

it.each([
  ['Honda\u00A0City', 'honda  city'],
  ['Citroën', 'Citroe\u0308n'],
  ['ＨＯＮＤＡ', 'Honda'],
  ['Kia Carens 1', 'KIA CARENS l'],
  ['O’Hara–Line', "o'hara-line"],
  ['There; and back ?', 'There, and back?'],
])('holds %j and %j for one name', (one, other) => {
  expect(folded(one)).toBe(folded(other))
})
