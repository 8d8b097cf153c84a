/** @jest-environment jsdom */
import { withLock } from '@/lib/enquiry/lock'

/** Sets `navigator.locks`. */
const setLocks = (value: object | undefined) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value })
const refusing = { request: () => Promise.reject(new DOMException('Not here.', 'SecurityError')) }

beforeEach(() => setLocks(refusing))
afterEach(() => setLocks(undefined))

it('runs the work, once, where the browser refuses locks', async () => {
  const work = jest.fn(() => Promise.resolve('sent'))
  await expect(withLock('digest', work)).resolves.toBe('sent')
  await expect(withLock('digest', work, true)).resolves.toBe('sent')
  expect(work).toHaveBeenCalledTimes(2)
})

it('asks the browser for the lock, and does nothing where another page holds it', async () => {
  const request = jest.fn((_name, _options, begin: (lock: null) => unknown) => Promise.resolve(begin(null)))
  setLocks({ request })
  const work = jest.fn(() => Promise.resolve('sent'))
  await expect(withLock('digest', work, true)).resolves.toBeUndefined()
  expect(request).toHaveBeenCalledWith('enquiry:digest', { ifAvailable: true }, expect.anything())
  expect(work).not.toHaveBeenCalled()
})

it('does not run work again that has failed under its lock', async () => {
  const request = (_name: string, _options: object, begin: (lock: object) => unknown) =>
    begin({ name: 'digest' })
  setLocks({ request })
  const work = jest.fn(() => Promise.reject(new Error('network')))
  await expect(withLock('digest', work)).rejects.toThrow('network')
  expect(work).toHaveBeenCalledTimes(1)
})
