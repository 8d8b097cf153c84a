import { toAsciiDigits } from '@/lib/format/ascii-digits'

it.each([
  ['९८११० १२३४५', '98110 12345'],
  ['٢٥٬٠٠٠', '25٬000'],
  ['９ people', '9 people'],
  ['𝟗𝟖', '98'],
  ['Rs. 4500', 'Rs. 4500'],
])('%j becomes %j', (text, ascii) => {
  expect(toAsciiDigits(text)).toBe(ascii)
})
