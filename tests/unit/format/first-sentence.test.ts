import { splitFirst } from '@/lib/format/first-sentence'

it.each([
  [
    'When the venue is fixed. The head count may follow.',
    'When the venue is fixed.',
    'The head count may follow.',
  ],
  [
    'Night charges after 11:00 PM IST. A bus is released.',
    'Night charges after 11:00 PM IST.',
    'A bus is released.',
  ],
  ['From one.', 'From one.', ''],
])('splits %p after its first sentence', (text, first, rest) => {
  expect(splitFirst(text)).toEqual({ first, rest })
})
