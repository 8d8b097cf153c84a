import { memoize } from '@/lib/content/memoize'

it('reads once, however often it is asked', () => {
  const read = jest.fn(() => ({ name: 'Dzire' }))
  const reader = memoize(read)
  expect([reader(), reader(), reader()]).toEqual([{ name: 'Dzire' }, { name: 'Dzire' }, { name: 'Dzire' }])
  expect(read).toHaveBeenCalledTimes(1)
})

it('reads nothing before it is asked', () => {
  const read = jest.fn()
  memoize(read)
  expect(read).not.toHaveBeenCalled()
})

it.each([undefined, null, 0, ''])('keeps %j for a value as well', (value) => {
  const read = jest.fn(() => value)
  const reader = memoize(read)
  reader()
  expect(reader()).toBe(value)
  expect(read).toHaveBeenCalledTimes(1)
})

it('reads again after an error, and throws it again', () => {
  const reader = memoize(() => {
    throw new Error('a slip')
  })
  expect(reader).toThrow('a slip')
  expect(reader).toThrow('a slip')
})
