/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads'
import type * as Client from '@/lib/enquiry/send-worker'
import { SEND_WORKER } from '@/lib/enquiry/send-worker-messages'

const request = { attempt: 'K7M3QX-HERE', url: 'https://mail.example/send', headers: {}, body: '{}' }
const untilAborted = () => new AbortController().signal

type WorkerEvent = { ports: unknown[]; waitUntil: (work: Promise<unknown>) => void }
let onMessage: (event: WorkerEvent) => void
let works: Promise<unknown>[]
let noted: Map<string, { text: () => Promise<string> }>
let client: typeof Client
const ports: { close: () => void }[] = []
const fetched = jest.fn<Promise<{ status: number }>, [string, RequestInit]>()

/** A minimal `Response`, which jsdom lacks. */
class FakeResponse {
  constructor(private readonly body: string) {}
  text = () => Promise.resolve(this.body)
}
class FakeChannel extends MessageChannel {
  constructor() {
    super()
    ports.push(this.port1, this.port2)
  }
}
const cache = {
  match: (address: string) => Promise.resolve(noted.get(address)),
  put: (address: string, answer: FakeResponse) => Promise.resolve(void noted.set(address, answer)),
  delete: (address: string) => Promise.resolve(noted.delete(address)),
}
const openCaches = { open: () => Promise.resolve(cache) }
const define = (owner: object, name: string, value: unknown) =>
  Object.defineProperty(owner, name, { configurable: true, writable: true, value })

/** The worker, as the browser starts it. */
function startWorker(): void {
  jest.spyOn(globalThis, 'addEventListener').mockImplementation((name, listener) => {
    if (name === 'message') onMessage = listener as unknown as typeof onMessage
  })
  jest.isolateModules(() => void jest.requireActual('@/tools/postbuild/send-worker'))
  jest.restoreAllMocks()
}

const deliver = (_: unknown, [port]: unknown[]) =>
  onMessage({ ports: [port], waitUntil: (work) => works.push(work) })

/** Sets a service worker that handles a page's messages by `postMessage`. */
const setWorker = (postMessage: (message: unknown, ports: unknown[]) => void) =>
  define(navigator, 'serviceWorker', {
    register: jest.fn().mockResolvedValue({ active: { postMessage } }),
  })

beforeEach(() => {
  works = []
  noted = new Map()
  for (const [name, value] of Object.entries({
    caches: openCaches,
    fetch: fetched.mockReset().mockResolvedValue({ status: 200 }),
    Response: FakeResponse,
    MessageChannel: FakeChannel,
  }))
    define(globalThis, name, value)
  setWorker(deliver)
  jest.isolateModules(() => {
    client = jest.requireActual('@/lib/enquiry/send-worker') as typeof Client
  })
  startWorker()
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const port of ports.splice(0)) port.close()
})

const send = async (signal = untilAborted()) => {
  await client.startSendWorker()
  return client.sendByWorker(request, signal)
}

it('registers the worker of the site, once', async () => {
  await client.startSendWorker()
  await client.startSendWorker()
  expect(navigator.serviceWorker.register).toHaveBeenCalledTimes(1)
  expect(navigator.serviceWorker.register).toHaveBeenCalledWith(SEND_WORKER)
})

it('waits for a worker that is being installed, so that the page does not send itself', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  const registered: { active?: unknown; installing?: unknown } = { installing }
  define(navigator, 'serviceWorker', { register: jest.fn().mockResolvedValue(registered) })
  const sent = send()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(fetched).not.toHaveBeenCalled()
  Object.assign(registered, { active: { postMessage: deliver }, installing: undefined })
  installing.state = 'activated'
  installing.dispatchEvent(new Event('statechange'))
  expect(await sent).toBe(200)
})

it('waits at most 5 s for a worker that is never installed', async () => {
  jest.useFakeTimers()
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  define(navigator, 'serviceWorker', { register: jest.fn().mockResolvedValue({ installing }) })
  const sent = send()
  await jest.advanceTimersByTimeAsync(5000)
  jest.useRealTimers()
  expect(await sent).toBeUndefined()
})

it('sends its message, reports the status, and records it for the next page', async () => {
  expect(await send()).toBe(200)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(fetched).toHaveBeenCalledWith(
    request.url,
    expect.objectContaining({ method: 'POST', body: request.body }),
  )
  expect(await client.readOutcome(request.attempt)).toBe(200)
  await client.forgetOutcome(request.attempt)
  expect(await client.readOutcome(request.attempt)).toBeUndefined()
})

it('records a network error as 0', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await send()).toBe(0)
  expect(await client.readOutcome(request.attempt)).toBe(0)
})

it('deletes the recorded outcome of an earlier attempt with the same name first', async () => {
  noted.set(`/${request.attempt}`, new FakeResponse('500'))
  fetched.mockReturnValue(new Promise(() => undefined))
  void send()
  while (fetched.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await client.readOutcome(request.attempt)).toBeUndefined()
})

it('continues, and records the outcome, when its page is gone', async () => {
  let answer: (response: { status: number }) => void = () => undefined
  fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const controller = new AbortController()
  const sent = send(controller.signal)
  while (fetched.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  controller.abort()
  await expect(sent).rejects.toThrow('no answer')
  answer({ status: 200 })
  await Promise.all(works)
  expect(await client.readOutcome(request.attempt)).toBe(200)
})

it('sends even where outcomes cannot be recorded', async () => {
  define(globalThis, 'caches', { open: () => Promise.reject(new Error('forbidden')) })
  expect(await send()).toBe(200)
  expect(await client.readOutcome(request.attempt)).toBeUndefined()
})

it('leaves the request to the page where the worker does not answer, and never sends it as well', async () => {
  setWorker(() => undefined)
  expect(await send()).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
})

it.each([
  ['no service workers', undefined],
  ['a registration that is rejected', { register: () => Promise.reject(new Error('refused')) }],
  ['a registration without an active worker', { register: () => Promise.resolve({ active: null }) }],
  ['a registration that is undefined', { register: () => Promise.resolve(undefined) }],
])('leaves the request to the page in a browser with %s', async (_, serviceWorker) => {
  define(navigator, 'serviceWorker', serviceWorker)
  expect(await send()).toBeUndefined()
  expect(client.hasSendWorker()).toBe(false)
})

it.each(['', 'x', 'null'])('rejects %j as an outcome', async (text) => {
  noted.set(`/${request.attempt}`, new FakeResponse(text))
  expect(await client.readOutcome(request.attempt)).toBeUndefined()
})
