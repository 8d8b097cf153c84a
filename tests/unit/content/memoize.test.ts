import { memoize } from '@/lib/content/memoize'

it('calls the function once for any number of calls', () => {
  const read = jest.fn(() => ({ name: 'Dzire' }))
  const reader = memoize(read)
  expect([reader(), reader(), reader()]).toEqual([{ name: 'Dzire' }, { name: 'Dzire' }, { name: 'Dzire' }])
  expect(read).toHaveBeenCalledTimes(1)
})

it('calls the function again after an error, and rethrows each error', () => {
  const reader = memoize(() => {
    throw new Error('a slip')
  })
  expect(reader).toThrow('a slip')
  expect(reader).toThrow('a slip')
})
