import { readCount } from '@/lib/fleet/count'

it.each([
  ['4', 4],
  ['1', 1],
  [' 12 ', 12],
  ['1000', 99],
  ['9'.repeat(400), 99],
  ['0', undefined],
  ['', undefined],
  ['-3', undefined],
  ['2.5', undefined],
  ['1e1', undefined],
  ['four', undefined],
])('parses %j as %j', (typed, count) => {
  expect(readCount(typed, { min: 1, max: 99 })).toBe(count)
})
