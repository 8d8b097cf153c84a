/** @jest-environment jsdom */
import { isLeaving } from '@/lib/enquiry/leaving'

// send.test has the events of a page that is left, and of one that is restored.
it('is true after the page begins to be left, and false three seconds later: the navigation was cancelled', () => {
  jest.useFakeTimers()
  expect(isLeaving()).toBe(false)
  window.dispatchEvent(new Event('beforeunload'))
  jest.advanceTimersByTime(2999)
  expect(isLeaving()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(isLeaving()).toBe(false)
  jest.useRealTimers()
})
