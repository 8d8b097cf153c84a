import { canChoose, toggleChoice } from '@/lib/fleet/compare'

it('adds and removes a vehicle', () => {
  expect(toggleChoice(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggleChoice(['a', 'b'], 'a')).toEqual(['b'])
})

it('rejects a fourth vehicle and leaves the three unchanged', () => {
  expect(canChoose(['a', 'b', 'c'])).toBe(false)
  expect(toggleChoice(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c'])
})
