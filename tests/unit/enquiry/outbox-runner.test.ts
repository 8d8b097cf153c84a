/** @jest-environment jsdom */
import type * as Runner from '@/lib/enquiry/outbox-runner'
import { hasQueuedEnquiries, OUTBOX_PREFIX } from '@/lib/enquiry/outbox-key'
import type { OutboxListener } from '@/lib/enquiry/send'
import { noonInDelhi } from './fakes'

/** One round: whether it sends what is queued. */
const mockRound = jest.fn<Promise<void>, [OutboxListener]>()
jest.mock('@/lib/enquiry/send', () => ({
  prepareToSend: jest.fn(),
  flushOutbox: (listener: OutboxListener) => mockRound(listener),
}))
const mockStartWorker = jest.fn()
jest.mock('@/lib/enquiry/worker-registration', () => ({ startSendWorker: () => mockStartWorker() }))

const MINUTE = 60_000
let listened: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>
const put = (name = 'K7M3QX') => localStorage.setItem(OUTBOX_PREFIX + name, '{}')
const failing = () => mockRound.mockResolvedValue(undefined)
const sending = ({ onSent }: OutboxListener) => {
  for (const key of Object.keys(localStorage)) {
    localStorage.removeItem(key)
    onSent()
  }
  return Promise.resolve()
}

/** A new page: a new instance of the module, without state. */
async function openPage(): Promise<typeof Runner> {
  jest.resetModules()
  return import('@/lib/enquiry/outbox-runner')
}

/** Starts a page's runner and waits for its first round. */
async function start(runner: typeof Runner): Promise<void> {
  runner.startOutbox()
  await jest.advanceTimersByTimeAsync(runner.SETTLED_MS)
}

/** The milliseconds between one round and the next. */
async function waitForNextRound(): Promise<number> {
  const [before, from] = [mockRound.mock.calls.length, Date.now()]
  while (mockRound.mock.calls.length === before) await jest.advanceTimersToNextTimerAsync()
  return Date.now() - from
}

const fire = async (event: Event) => {
  window.dispatchEvent(event)
  await jest.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  jest.useFakeTimers({ now: noonInDelhi })
  jest.spyOn(performance, 'now').mockReturnValue(0)
  listened = jest.spyOn(window, 'addEventListener')
  localStorage.clear()
  mockRound.mockReset().mockImplementation(sending)
  mockStartWorker.mockReset()
})
afterEach(() => {
  for (const [name, listener] of listened.mock.calls) window.removeEventListener(name, listener)
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('makes its first round when the page has settled, and none once everything was sent', async () => {
  const runner = await openPage()
  put()
  jest.mocked(performance.now).mockReturnValue(500)
  runner.startOutbox()
  await jest.advanceTimersByTimeAsync(runner.SETTLED_MS - 501)
  expect(mockRound).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await fire(new Event('online'))
  expect(mockRound).toHaveBeenCalledTimes(1)
  expect(jest.getTimerCount()).toBe(0)
})

it('registers the worker at once where something is queued, and only there', async () => {
  const runner = await openPage()
  runner.startOutbox()
  expect(mockStartWorker).not.toHaveBeenCalled()
  put()
  runner.startOutbox()
  expect(mockStartWorker).toHaveBeenCalledTimes(1)
  expect(mockRound).not.toHaveBeenCalled()
})

it('retries after a wait that doubles with each further failure, up to an hour', async () => {
  const runner = await openPage()
  failing()
  put()
  await start(runner)
  const waits: number[] = []
  for (let round = 0; round < 9; round++) waits.push(await waitForNextRound())
  expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60].map((minutes) => minutes * MINUTE))
})

it('starts again with the first wait after a round that left nothing', async () => {
  const runner = await openPage()
  failing()
  put()
  await start(runner)
  await waitForNextRound()
  mockRound.mockImplementation(sending)
  await waitForNextRound()
  failing()
  put()
  await fire(new Event('online'))
  expect(await waitForNextRound()).toBe(runner.FIRST_WAIT_MS)
})

it('tries where the browser says that it is offline: networks that work are reported so', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  put()
  await start(await openPage())
  expect(mockRound).toHaveBeenCalledTimes(1)
})

it('tries at once when the browser is online again', async () => {
  failing()
  put()
  await start(await openPage())
  await fire(new Event('online'))
  expect(mockRound).toHaveBeenCalledTimes(2)
})

it.each([true, false])(
  'continues when the page is restored from the back/forward cache: %s',
  async (persisted) => {
    const runner = await openPage()
    await start(runner)
    put()
    await fire(Object.assign(new Event('pageshow'), { persisted }))
    await jest.advanceTimersByTimeAsync(runner.SETTLED_MS)
    expect(mockRound).toHaveBeenCalledTimes(Number(persisted))
  },
)

it('tries again where a chunk did not load', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  mockRound.mockRejectedValueOnce(new Error('ChunkLoadError'))
  put()
  await start(await openPage())
  await waitForNextRound()
  expect(hasQueuedEnquiries()).toBe(false)
})

it('subscribers hear what was sent and what was given up, until they unsubscribe', async () => {
  const runner = await openPage()
  const [listener, gone] = [jest.fn(), jest.fn()]
  runner.outboxNews.subscribe(listener)
  runner.outboxNews.subscribe(gone)()
  put()
  await start(runner)
  expect(runner.outboxNews.get()).toEqual({ sent: 1 })
  mockRound.mockImplementation(({ onGivenUp }) => Promise.resolve(onGivenUp({ from_name: 'Asha' })))
  put()
  await fire(new Event('online'))
  expect(runner.outboxNews.get()).toEqual({ sent: 1, givenUp: { from_name: 'Asha' } })
  expect([listener, gone].map(({ mock }) => mock.calls.length)).toEqual([2, 0])
})
