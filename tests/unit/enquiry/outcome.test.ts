import { isAccepted } from '@/lib/enquiry/outcome'

it.each([
  [0, false],
  [199, false],
  [200, true],
  [299, true],
  [300, false],
  [429, false],
])('a status of the 2xx class is accepted, another is not: %d', (status, expected) => {
  expect(isAccepted(status)).toBe(expected)
})
