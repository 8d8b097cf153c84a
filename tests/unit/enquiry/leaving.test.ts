/** @jest-environment jsdom */
import { ifStaying, isLeaving } from '@/lib/enquiry/leaving'

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

describe('a callback for a page that stays', () => {
  const wait = (ms: number) => jest.advanceTimersByTime(ms)
  const callback = jest.fn()
  beforeEach(() => callback.mockClear())

  it('is called once, when the navigation must have been cancelled', () => {
    fire('beforeunload')
    ifStaying(callback)
    wait(2999)
    expect(callback).not.toHaveBeenCalled()
    wait(10_000)
    expect(callback).toHaveBeenCalledTimes(1)
  })

  it('is not called while the next navigation has begun', () => {
    fire('beforeunload')
    ifStaying(callback)
    wait(2000)
    fire('beforeunload')
    wait(2000)
    expect(callback).not.toHaveBeenCalled()
    wait(2000)
    expect(callback).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['before', ['pagehide', 'ask', 'pageshow']],
    ['after', ['beforeunload', 'ask', 'pagehide', 'pageshow']],
  ])('is not called when the page was unloaded %s, even if it is restored', (_, events) => {
    for (const event of events)
      if (event === 'ask') ifStaying(callback)
      else fire(event)
    wait(10_000)
    expect(callback).not.toHaveBeenCalled()
  })
})
