import sdkPackage from '@emailjs/browser/package.json'
import { forbidStorage, identifiers } from './fakes'

/** The provider's address in the SDK's documentation. */
const PROVIDER = 'https://api.emailjs.com/api/v1.0/email/send'
const params = { car_name: 'Website Enquiry', from_name: 'आशा Rao', message: '-' }

const fetched = jest.fn<Promise<unknown>, [string, { method: string; headers: object; body: string }]>()
const answer = (status: number, text: string) => ({
  ok: status >= 200 && status < 300,
  status,
  text: () => Promise.resolve(text),
})

const before = process.env
beforeEach(() => {
  jest.resetModules()
  process.env = {
    ...before,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: identifiers.publicKey,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: identifiers.serviceId,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP: identifiers.trip,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_VENDOR: identifiers.vendor,
    NEXT_PUBLIC_EMAILJS_ORIGIN: '',
  }
  fetched.mockReset().mockResolvedValue(answer(200, 'OK'))
  Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: fetched })
})
afterEach(() => {
  process.env = before
  jest.restoreAllMocks()
})

const loadModule = () => import('@/lib/enquiry/sdk')
const loadSend = () => import('@/lib/enquiry/send')

it('makes one POST request with a JSON body', async () => {
  await (await loadModule()).sendWithProvider('trip', params)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
  })
})

it('sends lib_version, user_id, service_id, template_id and template_params, and nothing else', async () => {
  await (await loadModule()).sendWithProvider('trip', params)
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')).toEqual({
    lib_version: sdkPackage.version,
    user_id: identifiers.publicKey,
    service_id: identifiers.serviceId,
    template_id: identifiers.trip,
    template_params: params,
  })
})

it('uses the template of the use it is called for', async () => {
  await (await loadModule()).sendWithProvider('vendor', params)
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')).toMatchObject({ template_id: identifiers.vendor })
})

it.each([
  ['', PROVIDER],
  ['/', '/api/v1.0/email/send'],
  ['http://localhost:4000', 'http://localhost:4000/api/v1.0/email/send'],
  ['http://localhost:4000/', 'http://localhost:4000/api/v1.0/email/send'],
])('with the origin %p goes to %s', async (origin, address) => {
  process.env.NEXT_PUBLIC_EMAILJS_ORIGIN = origin
  await (await loadModule()).sendWithProvider('trip', params)
  expect(fetched.mock.calls[0]?.[0]).toBe(address)
})

it('rejects with the status and the text of a refusal', async () => {
  fetched.mockResolvedValue(answer(412, 'Not now'))
  const sending = (await loadModule()).sendWithProvider('trip', params)
  await expect(sending).rejects.toMatchObject({ status: 412, text: 'Not now' })
})

it('sends where localStorage is forbidden', async () => {
  const allowAgain = forbidStorage()
  try {
    await (await loadModule()).sendWithProvider('trip', params)
    expect(fetched).toHaveBeenCalledTimes(1)
  } finally {
    allowAgain()
  }
})

it('can be loaded ahead, which asks nothing of the network', async () => {
  await (await loadModule()).loadSdk()
  expect(fetched).not.toHaveBeenCalled()
})

it('can be loaded ahead where localStorage is forbidden', async () => {
  const allowAgain = forbidStorage()
  try {
    await expect((await loadModule()).loadSdk()).resolves.toHaveProperty('send')
  } finally {
    allowAgain()
  }
})

it('leaves a localStorage that works in place', async () => {
  const storage = window.localStorage
  await (await loadModule()).sendWithProvider('trip', params)
  expect(window.localStorage).toBe(storage)
})

describe('through sendEnquiry', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))

  it.each([
    [200, 'OK', { status: 'sent' }],
    [200, '', { status: 'sent' }],
    [403, 'Forbidden', { status: 'failed', reason: 'blocked' }],
    [429, 'Too Many Requests', { status: 'failed', reason: 'rate-limited' }],
    [451, 'Unavailable For Headless Browser', { status: 'failed', reason: 'blocked-headless' }],
    [500, 'Internal Server Error', { status: 'failed', reason: 'provider' }],
  ])('the answer %i %p becomes its outcome', async (status, text, outcome) => {
    fetched.mockResolvedValue(answer(status, text))
    await expect((await loadSend()).sendEnquiry('trip', params)).resolves.toEqual(outcome)
  })

  it('a connection that breaks becomes network', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const outcome = (await loadSend()).sendEnquiry('trip', params)
    await expect(outcome).resolves.toEqual({ status: 'failed', reason: 'network' })
  })

  it('asks nothing of the network when the template has no identifier', async () => {
    process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP = ''
    await (await loadSend()).sendEnquiry('trip', params)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('sends where localStorage is forbidden', async () => {
    const allowAgain = forbidStorage()
    try {
      await expect((await loadSend()).sendEnquiry('trip', params)).resolves.toEqual({ status: 'sent' })
    } finally {
      allowAgain()
    }
  })
})
