/** @jest-environment jsdom */
import type * as Runner from '@/lib/enquiry/outbox-runner'
import { OUTBOX_PREFIX, hasQueuedEnquiries } from '@/lib/enquiry/outbox-key'
import type { Outcome, TemplateParams } from '@/lib/enquiry/outcome'
import { noonInDelhi, setOnline } from './fakes'

const mockSend = jest.fn<Promise<Outcome>, [string, TemplateParams]>()
jest.mock('@/lib/enquiry/send', () => ({
  prepareToSend: jest.fn(),
  sendOnce: (template: string, params: TemplateParams) => mockSend(template, params),
}))

const MINUTE = 60_000
const failing = () => mockSend.mockResolvedValue({ status: 'failed', reason: 'network' })
const stops: (() => void)[] = []

/** A page that has just loaded: the runner with nothing in its memory. */
async function openPage(): Promise<typeof Runner> {
  jest.resetModules()
  return import('@/lib/enquiry/outbox-runner')
}

/** Starts a page's runner and lets its first round end. */
async function start(runner: typeof Runner): Promise<() => void> {
  const stop = runner.startOutbox()
  stops.push(stop)
  await jest.advanceTimersByTimeAsync(runner.SETTLED_MS)
  await settleRound()
  return stop
}

/** The milliseconds between one attempt and the next. */
async function waitForNextAttempt(): Promise<number> {
  const before = mockSend.mock.calls.length
  const from = Date.now()
  while (mockSend.mock.calls.length === before) await jest.advanceTimersToNextTimerAsync()
  return Math.round((Date.now() - from) / 1000) * 1000
}

/** Until two tabs have agreed on who sends, and it is sent. */
const settleRound = () => jest.advanceTimersByTimeAsync(400)

/** As a page leaves it behind that did not come to send it. */
const put = (name = 'Asha', lease?: { owner: string; until: number }) =>
  localStorage.setItem(
    OUTBOX_PREFIX + name,
    JSON.stringify({ createdAt: Date.now(), lease, template: 'trip', params: { from_name: name } }),
  )
const comeOnline = async () => {
  setOnline(true)
  window.dispatchEvent(new Event('online'))
  await settleRound()
}

beforeEach(() => {
  jest.useFakeTimers({ now: noonInDelhi })
  jest.spyOn(performance, 'now').mockReturnValue(0)
  localStorage.clear()
  setOnline(true)
  mockSend.mockReset().mockResolvedValue({ status: 'sent' })
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('sends queued enquiries on the next page, as trip enquiries', async () => {
  put()
  await start(await openPage())
  expect(mockSend.mock.calls).toEqual([['trip', { from_name: 'Asha' }]])
})

it('does nothing where nothing waits', async () => {
  await start(await openPage())
  expect(mockSend).not.toHaveBeenCalled()
  expect(jest.getTimerCount()).toBe(0)
})

it('plans no further round once everything was sent', async () => {
  put()
  await start(await openPage())
  expect(jest.getTimerCount()).toBe(0)
})

it('tries again after a first wait, which doubles with each further failure', async () => {
  const runner = await openPage()
  failing()
  put()
  await start(runner)
  const waits: number[] = []
  for (let round = 0; round < 5; round++) waits.push(await waitForNextAttempt())
  expect(waits).toEqual([1, 2, 4, 8, 16].map((factor) => factor * runner.FIRST_WAIT_MS))
})

it('never waits longer than an hour', async () => {
  failing()
  put()
  await start(await openPage())
  const waits: number[] = []
  for (let round = 0; round < 14; round++) waits.push(await waitForNextAttempt())
  expect(Math.max(...waits)).toBe(60 * MINUTE)
})

it('expires entries after a day', async () => {
  failing()
  put()
  await start(await openPage())
  await jest.advanceTimersByTimeAsync(25 * 60 * MINUTE)
  expect(hasQueuedEnquiries()).toBe(false)
  expect(jest.getTimerCount()).toBe(0)
})

it('retries failed entries in a later round, once', async () => {
  mockSend.mockResolvedValueOnce({ status: 'failed', reason: 'network' })
  put()
  await start(await openPage())
  await jest.advanceTimersByTimeAsync(24 * 60 * MINUTE)
  expect(mockSend).toHaveBeenCalledTimes(2)
  expect(hasQueuedEnquiries()).toBe(false)
})

it('begins with the first wait again on a new page', async () => {
  failing()
  put()
  const stop = await start(await openPage())
  for (let round = 0; round < 3; round++) await waitForNextAttempt()
  stop()
  const runner = await openPage()
  await start(runner)
  expect(await waitForNextAttempt()).toBe(runner.FIRST_WAIT_MS)
})

describe('while offline', () => {
  beforeEach(() => setOnline(false))

  it('attempts nothing, however long it lasts', async () => {
    put()
    await start(await openPage())
    await jest.advanceTimersByTimeAsync(60 * MINUTE)
    expect(mockSend).not.toHaveBeenCalled()
  })

  it('keeps the enquiry', async () => {
    put()
    await start(await openPage())
    expect(hasQueuedEnquiries()).toBe(true)
  })

  it('sends as soon as the browser is online again', async () => {
    put()
    await start(await openPage())
    await comeOnline()
    expect(mockSend).toHaveBeenCalledTimes(1)
    expect(hasQueuedEnquiries()).toBe(false)
  })

  it('sends on the next page when that is online', async () => {
    put()
    const stop = await start(await openPage())
    stop()
    setOnline(true)
    await start(await openPage())
    expect(mockSend).toHaveBeenCalledTimes(1)
  })
})

it('does not wait for its turn when the browser is online again', async () => {
  failing()
  put()
  await start(await openPage())
  mockSend.mockResolvedValue({ status: 'sent' })
  await comeOnline()
  expect(hasQueuedEnquiries()).toBe(false)
})

it('sends once when the browser goes online during an attempt', async () => {
  let answer: (outcome: Outcome) => void = () => undefined
  mockSend.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  put()
  await start(await openPage())
  await comeOnline()
  answer({ status: 'sent' })
  await jest.advanceTimersByTimeAsync(24 * 60 * MINUTE)
  expect(mockSend).toHaveBeenCalledTimes(1)
})

it('sends once from two tabs that open together', async () => {
  put()
  const tabs = [await openPage(), await openPage()]
  tabs.forEach((tab) => stops.push(tab.startOutbox()))
  await jest.advanceTimersByTimeAsync(24 * 60 * MINUTE)
  expect(mockSend).toHaveBeenCalledTimes(1)
})

describe('telling the page', () => {
  it('tracks delivered enquiries', async () => {
    const runner = await openPage()
    put('Asha')
    put('Bina')
    await start(runner)
    expect(runner.getSent()).toBe(2)
  })

  it('counts nothing that failed', async () => {
    const runner = await openPage()
    failing()
    put()
    await start(runner)
    expect(runner.getSent()).toBe(0)
  })

  it('calls its listeners after an enquiry has arrived', async () => {
    const runner = await openPage()
    const counts: number[] = []
    runner.subscribeSent(() => counts.push(runner.getSent()))
    put()
    await start(runner)
    expect(counts.at(-1)).toBe(1)
  })

  it('does not call removed listeners', async () => {
    const runner = await openPage()
    const listener = jest.fn()
    runner.subscribeSent(listener)()
    put()
    await start(runner)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('once stopped', () => {
  it('tries no more', async () => {
    failing()
    put()
    const stop = await start(await openPage())
    stop()
    await jest.advanceTimersByTimeAsync(60 * MINUTE)
    expect(mockSend).toHaveBeenCalledTimes(1)
  })

  it('no longer listens for the connection', async () => {
    setOnline(false)
    put()
    const stop = await start(await openPage())
    stop()
    await comeOnline()
    expect(mockSend).not.toHaveBeenCalled()
  })

  it('plans nothing from a round that was still under way', async () => {
    let answer: (outcome: Outcome) => void = () => undefined
    mockSend.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    put()
    const stop = await start(await openPage())
    stop()
    answer({ status: 'failed', reason: 'network' })
    await settleRound()
    expect(jest.getTimerCount()).toBe(0)
  })
})

it('starts after a delay, so that a quick navigation leaves it to the next page', async () => {
  const runner = await openPage()
  put()
  stops.push(runner.startOutbox())
  await jest.advanceTimersByTimeAsync(runner.SETTLED_MS - 1)
  expect(mockSend).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(201)
  expect(mockSend).toHaveBeenCalledTimes(1)
})

it('looks again when the lease of another page ends', async () => {
  const runner = await openPage()
  put('Asha', { owner: 'another', until: Date.now() + runner.SETTLED_MS + 10_000 })
  await start(runner)
  expect(mockSend).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(10_500)
  expect(mockSend).toHaveBeenCalledTimes(1)
})

it('continues when the page is restored from the back/forward cache', async () => {
  const runner = await openPage()
  await start(runner)
  put()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await jest.advanceTimersByTimeAsync(runner.SETTLED_MS + 200)
  expect(mockSend).toHaveBeenCalledTimes(1)
})
