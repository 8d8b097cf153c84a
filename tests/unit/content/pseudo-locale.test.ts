import fc from 'fast-check'
import { pseudoText, tallPseudoText } from '@/lib/content/pseudo-locale'
import { forAll } from '@/tests/unit/for-all'

it('accents every letter and doubles the vowels', () => {
  expect(pseudoText('Hello World')).toBe('Ĥééļļöö Ŵööŕļð')
})

it.each([
  ['a name in braces', 'Call {phone} now', 'Çååļļ {phone} ñööŵ'],
  ['an id in braces', 'See {the-rules}', 'Šéééé {the-rules}'],
  ['a link’s target', '[rates](/rates#night)', '[ŕååţééš](/rates#night)'],
  ['code', 'type `npm start`', 'ţýþéé `npm start`'],
  ['an HTML entity', 'A &amp; B', 'Åå &amp; Ɓ'],
  ['a web address', 'see https://example.com/a now', 'šéééé https://example.com/a ñööŵ'],
  ['an address of mail', 'to a.b@example.com', 'ţöö a.b@example.com'],
  ['a number’s format', '{n, number, integer} km', '{n, number, integer} ķɱ'],
  [
    'the syntax of a plural',
    '{n, plural, one {# car} other {# cars of {all}}}',
    '{n, plural, one {# çååŕ} other {# çååŕš ööƒ {all}}}',
  ],
  ['an open brace', 'a { b', 'åå { ƀ'],
])('leaves %s as it is', (_, text, expected) => {
  expect(pseudoText(text)).toBe(expected)
})

it('leaves no unaccented letter in a text without syntax, and makes it longer', () => {
  forAll()(fc.string({ unit: fc.constantFrom(...'abcdefghij KLMNOPQRSTUVWXYZ,.0123') }), (text) => {
    const pseudo = pseudoText(text)
    expect(pseudo).not.toMatch(/[A-Za-z]/)
    expect(pseudo.length).toBe(text.length + (text.match(/[aeiou]/gi) ?? []).length)
  })
})

it('is tall and without spaces between words, and leaves syntax, names and addresses', () => {
  expect(tallPseudoText('No go, {phone} at [a c](/a b)').normalize('NFD').replace(/\p{M}/gu, '')).toBe(
    'Noo\u200Bgoo, {phone} aat [aa\u200Bc](/a b)',
  )
  expect(tallPseudoText('y')).toBe('ý\u0302\u0301\u0323\u0331')
})
