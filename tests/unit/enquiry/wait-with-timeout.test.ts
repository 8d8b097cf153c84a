import { waitWithTimeout } from '@/lib/enquiry/wait-with-timeout'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('ends with the work, and leaves no timer', async () => {
  await waitWithTimeout(Promise.resolve('done'), 1000)
  expect(jest.getTimerCount()).toBe(0)
})

it('ends at the limit, and not before', async () => {
  const ended = jest.fn()
  void waitWithTimeout(new Promise(() => undefined), 1000).then(ended)
  await jest.advanceTimersByTimeAsync(999)
  expect(ended).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalled()
})

it('rejects as the work does, and leaves no timer', async () => {
  await expect(waitWithTimeout(Promise.reject(new Error('chunk')), 1000)).rejects.toThrow('chunk')
  expect(jest.getTimerCount()).toBe(0)
})
