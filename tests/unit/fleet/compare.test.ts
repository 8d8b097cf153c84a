import fc from 'fast-check'
import { canChoose, toggleChoice } from '@/lib/fleet/compare'

it('adds and removes a vehicle', () => {
  expect(toggleChoice(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggleChoice(['a', 'b'], 'a')).toEqual(['b'])
})

it('rejects a fourth vehicle and leaves the three unchanged', () => {
  expect(canChoose(['a', 'b', 'c'])).toBe(false)
  expect(toggleChoice(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c'])
})

it('never holds more than three vehicles, or one twice, for any input', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e')), (presses) => {
      const chosen = presses.reduce(toggleChoice, [])
      expect(chosen.length).toBeLessThanOrEqual(3)
      expect(new Set(chosen).size).toBe(chosen.length)
    }),
  )
})
