/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads'
import type { Mail } from '@/lib/enquiry/post-mail'
import type * as Client from '@/lib/enquiry/send-worker'
import type * as Registration from '@/lib/enquiry/worker-registration'
import { SEND_WORKER } from '@/lib/enquiry/worker-registration'

const mockPost = jest.fn<Promise<number>, [Mail]>()
jest.mock('@/lib/enquiry/post-mail', () => ({
  postMail: (given: Mail) => mockPost(given),
  SEND_LIMIT_MS: 45_000,
}))

const mail: Mail = { origin: '', publicKey: 'k', serviceId: 's', templateId: 't', params: { name: 'Asha' } }
const request = { reference: 'K7M3QX', mail }

type WorkerEvent = { ports: unknown[]; waitUntil: (work: Promise<unknown>) => void }
let onMessage: (event: WorkerEvent) => void
let works: Promise<unknown>[]
let kept: Map<string, { text: () => Promise<string> }>
let client: typeof Client
let registration: typeof Registration
const ports: { close: () => void }[] = []

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
  match: (address: string) => Promise.resolve(kept.get(address)),
  put: (address: string, answer: FakeResponse) => Promise.resolve(void kept.set(address, answer)),
  delete: (address: string) => Promise.resolve(kept.delete(address)),
  keys: () => Promise.resolve([...kept.keys()]),
}
const openCaches = { open: () => Promise.resolve(cache) }
const define = (owner: object, name: string, value: unknown) =>
  Object.defineProperty(owner, name, { configurable: true, writable: true, value })

/** The worker, as the browser starts it. */
function startWorker(): void {
  jest.spyOn(globalThis, 'addEventListener').mockImplementation((name, listener) => {
    if (name === 'message') onMessage = listener as unknown as typeof onMessage
  })
  jest.isolateModules(() => void jest.requireActual('@/lib/enquiry/worker-script'))
  jest.restoreAllMocks()
}

const deliver = (_: unknown, [port]: unknown[]) =>
  onMessage({ ports: [port], waitUntil: (work) => works.push(work) })

const registerBy = (register: () => Promise<unknown>) => define(navigator, 'serviceWorker', { register })
/** Sets a service worker that handles a page's messages by `postMessage`. */
const setWorker = (postMessage: (message: unknown, given: unknown[]) => void) =>
  registerBy(jest.fn().mockResolvedValue({ active: { postMessage } }))

beforeEach(() => {
  works = []
  kept = new Map()
  mockPost.mockReset().mockResolvedValue(200)
  for (const [name, value] of Object.entries({
    caches: openCaches,
    Response: FakeResponse,
    MessageChannel: FakeChannel,
  }))
    define(globalThis, name, value)
  setWorker(deliver)
  jest.isolateModules(() => {
    registration = jest.requireActual('@/lib/enquiry/worker-registration') as typeof Registration
    client = jest.requireActual('@/lib/enquiry/send-worker') as typeof Client
  })
  startWorker()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  for (const port of ports.splice(0)) port.close()
})

it('registers the worker of the site, once', async () => {
  await registration.startSendWorker()
  await registration.startSendWorker()
  expect(navigator.serviceWorker.register).toHaveBeenCalledTimes(1)
  expect(navigator.serviceWorker.register).toHaveBeenCalledWith(SEND_WORKER)
})

it('waits for a worker that is being installed, so that the page does not send itself', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  const registered: { active?: unknown; installing?: unknown } = { installing }
  registerBy(() => Promise.resolve(registered))
  jest.useFakeTimers()
  const sent = client.sendByWorker(request)
  await jest.advanceTimersByTimeAsync(7500)
  jest.useRealTimers()
  expect(mockPost).not.toHaveBeenCalled()
  Object.assign(registered, { active: { postMessage: deliver }, installing: undefined })
  installing.state = 'activated'
  installing.dispatchEvent(new Event('statechange'))
  expect(await sent).toBe(200)
})

it('sends the mail, says that it is taken, and returns the status', async () => {
  const onTaken = jest.fn()
  expect(await client.sendByWorker(request, onTaken)).toBe(200)
  expect(mockPost).toHaveBeenCalledWith(mail)
  expect(onTaken).toHaveBeenCalledTimes(1)
})

it('sends one that was accepted no second time', async () => {
  await client.sendByWorker(request)
  startWorker()
  expect(await client.sendByWorker(request)).toBe(200)
  expect(mockPost).toHaveBeenCalledTimes(1)
})

it('sends one that is being sent no second time: both pages have its answer', async () => {
  let answer: (status: number) => void = () => {}
  mockPost.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const asked = [client.sendByWorker(request), client.sendByWorker(request)]
  await new Promise((resolve) => setTimeout(resolve, 20))
  answer(200)
  expect(await Promise.all(asked)).toEqual([200, 200])
  expect(mockPost).toHaveBeenCalledTimes(1)
})

it.each([
  ['is refused', 500, () => Promise.resolve(500)],
  ['cannot be sent', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
])('one that %s has the status %i, and is sent again when it is asked for', async (_, status, post) => {
  mockPost.mockImplementationOnce(post)
  expect(await client.sendByWorker(request)).toBe(status)
  expect(await client.sendByWorker(request)).toBe(200)
  expect(mockPost).toHaveBeenCalledTimes(2)
})

it('continues when its page is gone', async () => {
  let answer: (status: number) => void = () => {}
  const posted = new Promise<void>((resolve) => {
    mockPost.mockImplementation(() => (resolve(), new Promise((answered) => (answer = answered))))
  })
  void client.sendByWorker(request)
  await posted
  ports.forEach((port) => port.close())
  answer(200)
  await Promise.all(works)
  expect(kept.has('/K7M3QX')).toBe(true)
})

it('forgets what was accepted days ago', async () => {
  kept.set('/OLD', new FakeResponse(String(Date.now() - 49 * 3_600_000)))
  kept.set('/NEW', new FakeResponse(String(Date.now() - 3_600_000)))
  await client.sendByWorker(request)
  await Promise.all(works)
  expect([...kept.keys()]).toEqual(['/NEW', '/K7M3QX'])
})

it('sends where it cannot remember', async () => {
  define(globalThis, 'caches', { open: () => Promise.reject(new Error('forbidden')) })
  expect(await client.sendByWorker(request)).toBe(200)
})

it('asks again for a worker that was not registered', async () => {
  const { serviceWorker } = navigator
  registerBy(() => Promise.reject(new Error()))
  expect(await client.sendByWorker(request)).toBeUndefined()
  define(navigator, 'serviceWorker', serviceWorker)
  expect(await client.sendByWorker(request)).toBe(200)
})

it.each([
  ['has no service workers', 0, () => define(navigator, 'serviceWorker', undefined)],
  ['does not register one', 0, () => registerBy(() => Promise.reject(new Error()))],
  ['has not installed one within 8 s', 8000, () => registerBy(() => new Promise(() => undefined))],
  ['has one that does not reply', 2000, () => setWorker(() => undefined)],
])('sends nothing in a browser that %s', async (_, ms, arrange) => {
  arrange()
  jest.useFakeTimers()
  const sent = client.sendByWorker(request)
  await jest.advanceTimersByTimeAsync(ms)
  expect(await sent).toBeUndefined()
  expect(mockPost).not.toHaveBeenCalled()
})
