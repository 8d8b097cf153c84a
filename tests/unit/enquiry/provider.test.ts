/** @jest-environment jsdom */
import sdkPackage from '@emailjs/browser/package.json'
import { sendByWorker } from '@/lib/enquiry/send-worker'
import { configureProvider, identifiers } from './fakes'
import { preconnect, supportsKeepalive, postToProvider } from '@/lib/enquiry/provider'
import { emailEnv } from '@/lib/config/env'

jest.mock('@/lib/enquiry/send-worker', () => ({ sendByWorker: jest.fn() }))
const worker = jest.mocked(sendByWorker)

/** The provider's address in the SDK's documentation. */
const PROVIDER = 'https://api.emailjs.com/api/v1.0/email/send'
const params = { car_name: 'Website Enquiry', from_name: 'आशा Rao', message: '-' }

type Fetched = [string, RequestInit & { body: string }]
const fetched = jest.fn<Promise<unknown>, Fetched>()
const answer = (status: number) => ({ ok: status < 300, status, text: () => Promise.resolve('') })

/** Simulates a browser with or without `keepalive`. */
function setBrowser(knowsKeepalive: boolean): void {
  class FakeRequest {}
  if (knowsKeepalive) Object.defineProperty(FakeRequest.prototype, 'keepalive', { value: false })
  Object.defineProperty(globalThis, 'Request', { configurable: true, writable: true, value: FakeRequest })
}

beforeEach(() => {
  configureProvider()
  jest.replaceProperty(emailEnv, 'origin', '')
  fetched.mockReset().mockResolvedValue(answer(200))
  Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: fetched })
  worker.mockReset().mockResolvedValue(undefined)
  setBrowser(true)
  document.head.replaceChildren()
})
afterEach(() => jest.restoreAllMocks())

const post = () => postToProvider('trip', params, new AbortController().signal)

it('makes the request that the SDK makes', async () => {
  const { init, send } = await import('@emailjs/browser')
  init({ publicKey: identifiers.publicKey })
  await send(identifiers.serviceId, identifiers.trip, params)
  await post()
  const [[sdkAddress, sdkRequest] = [], [address, request] = []] = fetched.mock.calls
  expect(address).toBe(sdkAddress)
  expect(request?.body).toBe(sdkRequest?.body)
  expect(request).toMatchObject({ ...sdkRequest })
})

it('sends lib_version, user_id, service_id, template_id and template_params, and nothing else', async () => {
  await post()
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')).toEqual({
    lib_version: sdkPackage.version,
    user_id: identifiers.publicKey,
    service_id: identifiers.serviceId,
    template_id: identifiers.trip,
    template_params: params,
  })
})

it('uses the template identifier of the given template name', async () => {
  await postToProvider('vendor', params, new AbortController().signal)
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')).toMatchObject({ template_id: identifiers.vendor })
})

it.each([
  ['', PROVIDER],
  ['/', '/api/v1.0/email/send'],
  ['http://localhost:4000', 'http://localhost:4000/api/v1.0/email/send'],
  ['http://localhost:4000/', 'http://localhost:4000/api/v1.0/email/send'],
])('with the origin %p is sent to %s', async (origin, address) => {
  jest.replaceProperty(emailEnv, 'origin', origin)
  await post()
  expect(fetched.mock.calls[0]?.[0]).toBe(address)
})

it.each([200, 412, 500])('returns the status %i', async (status) => {
  fetched.mockResolvedValue(answer(status))
  await expect(post()).resolves.toBe(status)
})

describe('a repetition', () => {
  const { signal } = new AbortController()
  const repeat = () => postToProvider('trip', params, signal, 'K7M3QX-HERE')

  it('is sent by the worker, as the page would send it', async () => {
    worker.mockResolvedValue(200)
    expect(await repeat()).toBe(200)
    expect(fetched).not.toHaveBeenCalled()
    const [request, given] = worker.mock.calls[0] ?? []
    await post()
    const [[url, { headers, body }] = ['', { body: '' }]] = fetched.mock.calls
    expect(request).toEqual({ attempt: 'K7M3QX-HERE', url, headers, body })
    expect(given).toBe(signal)
  })

  it('is sent by the page where there is no worker', async () => {
    expect(await repeat()).toBe(200)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('has failed, and is not sent by the page, where the worker could not send', async () => {
    worker.mockResolvedValue(0)
    await expect(repeat()).rejects.toThrow(TypeError)
    expect(fetched).not.toHaveBeenCalled()
  })
})

it('does not use the service worker for the first attempt', async () => {
  await post()
  expect(worker).not.toHaveBeenCalled()
})

it('rethrows network errors', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(post()).rejects.toThrow(TypeError)
})

describe('keepalive', () => {
  it('is used where the browser supports it', async () => {
    expect(supportsKeepalive()).toBe(true)
    await post()
    expect(fetched.mock.calls[0]?.[1].keepalive).toBe(true)
  })

  it('is not used where the browser does not support it', async () => {
    setBrowser(false)
    expect(supportsKeepalive()).toBe(false)
    await post()
    expect(fetched.mock.calls[0]?.[1].keepalive).toBe(false)
  })

  it('is not used in a Chrome that rejects it for cross-origin requests', () => {
    const { DisplayNames } = Intl
    Reflect.deleteProperty(Intl, 'DisplayNames')
    expect(supportsKeepalive()).toBe(false)
    Object.assign(Intl, { DisplayNames })
  })
})

describe('preconnect', () => {
  const links = () =>
    [...document.head.querySelectorAll('link')].map(({ rel, href, crossOrigin }) => [rel, href, crossOrigin])

  it('opens one connection, with the CORS mode of a send', () => {
    preconnect()
    preconnect()
    expect(links()).toEqual([['preconnect', 'https://api.emailjs.com/', 'anonymous']])
  })

  it('is not needed on the site’s own origin', () => {
    jest.replaceProperty(emailEnv, 'origin', '/')
    preconnect()
    expect(links()).toEqual([])
  })
})
