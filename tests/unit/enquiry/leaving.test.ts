/** @jest-environment jsdom */
import { isLeaving } from '@/lib/enquiry/leaving'

const fire = (name: string) => window.dispatchEvent(new Event(name))

beforeEach(() => {
  jest.useFakeTimers()
  fire('pageshow')
})
afterEach(() => jest.useRealTimers())

it('is false on a page that nobody leaves', () => {
  expect(isLeaving()).toBe(false)
})

it.each(['beforeunload', 'pagehide'])('is true after %s', (name) => {
  fire(name)
  expect(isLeaving()).toBe(true)
})

it('is false three seconds later: the navigation was cancelled', () => {
  fire('beforeunload')
  jest.advanceTimersByTime(2999)
  expect(isLeaving()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(isLeaving()).toBe(false)
})

it('is false on a page that was restored', () => {
  fire('pagehide')
  fire('pageshow')
  expect(isLeaving()).toBe(false)
})
