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

/** A new page: a new instance of the module, without state. */
async function openPage(): Promise<typeof Runner> {
  jest.resetModules()
  return import('@/lib/enquiry/outbox-runner')
}

/** Starts a page's runner and waits for its first round. */
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

/** Waits until a tab has the lease and has sent. */
const settleRound = () => jest.advanceTimersByTimeAsync(400)

/** An entry of an earlier page that was unloaded before it was sent. */
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

it('does nothing when the outbox is empty', async () => {
  await start(await openPage())
  expect(mockSend).not.toHaveBeenCalled()
  expect(jest.getTimerCount()).toBe(0)
})

it('schedules no further round once everything was sent', async () => {
  put()
  await start(await openPage())
  expect(jest.getTimerCount()).toBe(0)
})

it('retries after a wait that doubles with each further failure', async () => {
  const runner = await openPage()
  failing()
  put()
  await start(runner)
  const waits: number[] = []
  for (let round = 0; round < 5; round++) waits.push(await waitForNextAttempt())
  expect(waits).toEqual([1, 2, 4, 8, 16].map((factor) => factor * runner.FIRST_WAIT_MS))
})

it('starts again with the first wait after a round that left nothing', async () => {
  const runner = await openPage()
  await start(runner)
  for (const name of ['Asha', 'Ravi', 'Meera']) {
    put(name)
    await comeOnline()
  }
  expect(mockSend).toHaveBeenCalledTimes(3)
  failing()
  put('Anil')
  await comeOnline()
  expect(await waitForNextAttempt()).toBe(runner.FIRST_WAIT_MS)
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

it('starts again with the first wait on a new page', async () => {
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

  it('makes no attempt, even after an hour', async () => {
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

  it('sends on the next page if that is online', async () => {
    put()
    const stop = await start(await openPage())
    stop()
    setOnline(true)
    await start(await openPage())
    expect(mockSend).toHaveBeenCalledTimes(1)
  })
})

it('retries immediately when the browser is online again', async () => {
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

describe('subscribers', () => {
  it('read the number of sent enquiries', async () => {
    const runner = await openPage()
    put('Asha')
    put('Bina')
    await start(runner)
    expect(runner.getSent()).toBe(2)
  })

  it('read 0 after a failure', async () => {
    const runner = await openPage()
    failing()
    put()
    await start(runner)
    expect(runner.getSent()).toBe(0)
  })

  it('are called after an enquiry was sent', async () => {
    const runner = await openPage()
    const counts: number[] = []
    runner.subscribeSent(() => counts.push(runner.getSent()))
    put()
    await start(runner)
    expect(counts.at(-1)).toBe(1)
  })

  it('are not called after they have unsubscribed', async () => {
    const runner = await openPage()
    const listener = jest.fn()
    runner.subscribeSent(listener)()
    put()
    await start(runner)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('after it was stopped', () => {
  it('makes no further attempts', async () => {
    failing()
    put()
    const stop = await start(await openPage())
    stop()
    await jest.advanceTimersByTimeAsync(60 * MINUTE)
    expect(mockSend).toHaveBeenCalledTimes(1)
  })

  it('no longer listens for the online event', async () => {
    setOnline(false)
    put()
    const stop = await start(await openPage())
    stop()
    await comeOnline()
    expect(mockSend).not.toHaveBeenCalled()
  })

  it('schedules nothing after a round that was still in progress', async () => {
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

it('starts after a delay, so that after a quick navigation the next page sends', async () => {
  const runner = await openPage()
  put()
  stops.push(runner.startOutbox())
  await jest.advanceTimersByTimeAsync(runner.SETTLED_MS - 1)
  expect(mockSend).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(201)
  expect(mockSend).toHaveBeenCalledTimes(1)
})

it('retries when the lease of another page has expired', async () => {
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
