import { countInTwos } from '@/components/ui/full-rows'

it.each([2, 3, 4, 5, 6, 7, 8, 9])('fills every row with %i items', (count) => {
  const inTwos = countInTwos(count)
  expect(inTwos).toBeLessThanOrEqual(count)
  expect(inTwos % 2).toBe(0)
  expect((count - inTwos) % 3).toBe(0)
})
