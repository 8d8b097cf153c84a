/** @jest-environment jsdom */
import fc from 'fast-check'
import { isConfigured } from '@/lib/enquiry/configured'
import { MAX_SENT, PERIOD_MS } from '@/lib/enquiry/limits'
import { digestOf } from '@/lib/enquiry/digest'
import { hasQueuedEnquiries, OUTBOX_PREFIX } from '@/lib/enquiry/outbox-key'
import type { FailureReason, TemplateParams } from '@/lib/enquiry/outcome'
import { MIN_FILL_MS } from '@/lib/enquiry/minimum-fill-time'
import { preconnect, postToProvider } from '@/lib/enquiry/provider'
import { beginEnquiry, LIMIT_MS, prepareToSend, sendEnquiry, sendOnce, SLOW_MS } from '@/lib/enquiry/send'
import { emailEnv } from '@/lib/config/env'
import { configureProvider, fillStorage, noonInDelhi } from './fakes'

jest.mock('@/lib/enquiry/provider', () => ({
  preconnect: jest.fn(),
  supportsKeepalive: () => true,
  postToProvider: jest.fn(),
}))

const provider = jest.mocked(postToProvider)
const params = { from_name: 'Asha Rao' }
const onSlow = jest.fn()
let logged: jest.SpyInstance
let tests = 0

beforeEach(() => {
  // Each test starts later by more than the period, so that enquiries of the previous one do not count.
  jest.useFakeTimers({ now: noonInDelhi.getTime() + ++tests * 3 * PERIOD_MS, doNotFake: ['performance'] })
  localStorage.clear()
  configureProvider()
  jest.spyOn(performance, 'now').mockReturnValue(MIN_FILL_MS + 60_000)
  provider.mockReset().mockResolvedValue(200)
  onSlow.mockClear()
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const failed = (reason: FailureReason) => ({ status: 'failed', reason })
const send = (values: TemplateParams = params, template: 'trip' | 'contact' = 'trip') =>
  sendEnquiry(template, () => values, onSlow)
const calls = () => provider.mock.calls.map(([template, values]) => [template, values])

it('posts the enquiry to the provider once, with its template', async () => {
  await send(params, 'contact')
  expect(calls()).toEqual([['contact', params]])
})

it('returns sent with its reference when the provider accepted the enquiry', async () => {
  await expect(send()).resolves.toEqual({
    status: 'sent',
    reference: expect.stringMatching(/^[2-9A-HJ-NP-Z]{6}$/),
  })
  expect(logged).not.toHaveBeenCalled()
})

it('keeps the enquiry in the outbox until it was sent', async () => {
  provider.mockImplementation(() => {
    expect(hasQueuedEnquiries()).toBe(true)
    return Promise.resolve(200)
  })
  await send()
  expect(hasQueuedEnquiries()).toBe(false)
  expect.assertions(2)
})

it('removes a failed enquiry from the outbox, since the visitor was told', async () => {
  provider.mockResolvedValue(500)
  await send()
  expect(hasQueuedEnquiries()).toBe(false)
})

it('sends where storage is full', async () => {
  fillStorage()
  await expect(send()).resolves.toMatchObject({ status: 'sent' })
})

it('delays an enquiry faster than the minimum fill time, with its entry in the outbox', async () => {
  jest.mocked(performance.now).mockReturnValue(0)
  const result = send()
  await jest.advanceTimersByTimeAsync(MIN_FILL_MS - 1)
  expect(provider).not.toHaveBeenCalled()
  expect(hasQueuedEnquiries()).toBe(true)
  await jest.advanceTimersByTimeAsync(1)
  await expect(result).resolves.toMatchObject({ status: 'sent' })
})

describe('the same enquiry', () => {
  it('is sent once within ten minutes, under one reference', async () => {
    const { reference } = await send()
    await expect(send({ from_name: ' asha  RAO ' })).resolves.toEqual({
      status: 'sent',
      isRepeated: true,
      reference,
    })
    expect(provider).toHaveBeenCalledTimes(1)
  })

  it('is sent again after ten minutes', async () => {
    await send()
    await jest.advanceTimersByTimeAsync(PERIOD_MS)
    await send()
    expect(provider).toHaveBeenCalledTimes(2)
  })

  it('keeps its reference when it is sent again after a failure', async () => {
    provider.mockResolvedValueOnce(500)
    const { reference } = await send()
    await expect(send()).resolves.toEqual({ status: 'sent', reference })
  })
})

const catalogue: [number, string, FailureReason][] = [
  [0, 'Network Error', 'network'],
  [403, 'Forbidden', 'blocked'],
  [429, 'Too Many Requests', 'rate-limited'],
  [451, 'Unavailable For Headless Browser', 'blocked-headless'],
  [400, 'The template ID not found', 'provider'],
  [500, 'Internal Server Error', 'provider'],
]

it.each(catalogue)('maps the status %i (%s) to %s', async (status, _, reason) => {
  provider.mockResolvedValue(status)
  await expect(send()).resolves.toMatchObject(failed(reason))
})

it('maps a network error to network', async () => {
  provider.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(send()).resolves.toMatchObject(failed('network'))
})

it('logs the reason, and nothing that was typed', async () => {
  provider.mockRejectedValue(new TypeError('Could not send to Asha Rao'))
  await send()
  expect(logged.mock.calls.flat()).toContain('network')
  expect(String(logged.mock.calls)).not.toContain('Asha')
})

it('posts no line break that would allow header injection', async () => {
  await send({ name: 'Asha\r\nBcc: all@example.com' }, 'contact')
  expect(calls()).toEqual([['contact', { name: 'Asha Bcc: all@example.com' }]])
})

describe('the limit of one browser', () => {
  const sendMany = async (times: number) => {
    for (let count = 0; count < times; count++) await send({ from_name: `Guest ${count}` })
  }

  it('rejects further enquiries with its own reason, without a request', async () => {
    await sendMany(MAX_SENT)
    await expect(send({ from_name: 'One more' })).resolves.toMatchObject(failed('too-many'))
    expect(provider).toHaveBeenCalledTimes(MAX_SENT)
  })

  it('counts delivered enquiries only', async () => {
    provider.mockRejectedValue(new TypeError('Failed to fetch'))
    await sendMany(3 * MAX_SENT)
    provider.mockResolvedValue(200)
    await expect(send()).resolves.toMatchObject({ status: 'sent' })
  })
})

it('never throws, for any thrown value of the request', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (thrown) => {
      provider.mockImplementation(() => {
        throw thrown
      })
      expect(await send()).toMatchObject({ status: 'failed' })
    }),
    { numRuns: 1000 },
  )
}, 60_000)

const identifiersLeftOut: [string, () => void][] = [
  ['public key', () => jest.replaceProperty(emailEnv, 'publicKey', '')],
  ['service id', () => jest.replaceProperty(emailEnv, 'serviceId', '')],
  ['template id', () => jest.replaceProperty(emailEnv.templates, 'trip', '')],
]

describe.each(identifiersLeftOut)('without the %s', (_, leaveOut) => {
  beforeEach(leaveOut)

  it('is not configured for that template', () => {
    expect(isConfigured('trip')).toBe(false)
  })

  it('fails as not configured with a console message, without storage or request', async () => {
    await expect(send()).resolves.toMatchObject(failed('not-configured'))
    expect(logged).toHaveBeenCalledTimes(1)
    expect(hasQueuedEnquiries()).toBe(false)
    expect(provider).not.toHaveBeenCalled()
  })
})

it('is configured for a template when all of its identifiers are set', () => {
  expect(isConfigured('trip')).toBe(true)
})

it('does not need the identifier of another template', () => {
  jest.replaceProperty(emailEnv.templates, 'vendor', '')
  expect(isConfigured('trip')).toBe(true)
})

describe('when the provider does not answer', () => {
  let answer: (status: number) => void = () => undefined
  beforeEach(() => {
    provider.mockImplementation(
      (_template, _params, signal) =>
        new Promise((resolve, reject) => {
          answer = resolve
          signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        }),
    )
  })

  it('calls onSlow after 15 s, and keeps waiting', async () => {
    expect([SLOW_MS, LIMIT_MS]).toEqual([15_000, 45_000])
    const settled = jest.fn()
    void send().then(settled)
    await jest.advanceTimersByTimeAsync(SLOW_MS - 1)
    expect(onSlow).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(onSlow).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(LIMIT_MS - SLOW_MS - 1)
    expect(settled).not.toHaveBeenCalled()
  })

  it('accepts a response between 15 and 45 s', async () => {
    const result = send()
    await jest.advanceTimersByTimeAsync(LIMIT_MS - 1)
    answer(200)
    await expect(result).resolves.toMatchObject({ status: 'sent' })
  })

  it('times out after 45 s, and aborts the request', async () => {
    const result = send()
    await jest.advanceTimersByTimeAsync(LIMIT_MS)
    await expect(result).resolves.toMatchObject(failed('timeout'))
    expect(provider.mock.calls[0]?.[2].aborted).toBe(true)
  })

  it('aborts an attempt of the outbox after 45 s too', async () => {
    const outcome = sendOnce('trip', params)
    await jest.advanceTimersByTimeAsync(LIMIT_MS)
    await expect(outcome).resolves.toEqual(failed('timeout'))
  })
})

it('clears all timers once the provider has answered', async () => {
  await send()
  expect(jest.getTimerCount()).toBe(0)
})

it('preconnects to the provider without sending', () => {
  prepareToSend()
  expect(preconnect).toHaveBeenCalledTimes(1)
  expect(provider).not.toHaveBeenCalled()
})

describe('an enquiry that this browser knows', () => {
  const GIVEN = 'K7M3QX'
  const begin = (reference?: string) => beginEnquiry('trip', () => params, { reference, isSilent: true })
  const references = () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(OUTBOX_PREFIX))
      .map((key) => key.slice(OUTBOX_PREFIX.length))
  const hold = (reference: string, entry: object = {}) =>
    localStorage.setItem(OUTBOX_PREFIX + reference, JSON.stringify(entry))

  it('is not sent again after it has arrived, and its captured copy is removed', async () => {
    const { reference } = await send()
    hold(GIVEN)
    const { isStored, result } = begin(GIVEN)
    expect([isStored, references()]).toEqual([true, []])
    await expect(result).resolves.toEqual({ status: 'sent', reference, isRepeated: true })
    expect(provider).toHaveBeenCalledTimes(1)
  })

  it('keeps the reference of its queued entry, and its captured copy is removed', async () => {
    provider.mockResolvedValue(500)
    const { reference = '' } = await begin().result
    expect(references()).toEqual([reference])
    hold(GIVEN)
    const again = begin(GIVEN)
    expect(references()).toEqual([reference])
    await expect(again.result).resolves.toMatchObject({ status: 'failed', reference })
    const third = begin(reference)
    expect(references()).toEqual([reference])
    await third.result
  })

  it('is known after it has arrived, and not after it failed, where the browser keeps nothing', async () => {
    fillStorage()
    provider.mockResolvedValueOnce(500)
    await send()
    const { reference } = await send()
    await expect(send()).resolves.toEqual({ status: 'sent', reference, isRepeated: true })
    expect(provider).toHaveBeenCalledTimes(2)
  })

  it('is not sent while another page sends it, nor once it has arrived from there', async () => {
    const at = Date.now()
    hold(GIVEN, { createdAt: at, template: 'trip', params, lease: { owner: 'other', until: at + 10_000 } })
    const { result } = begin()
    await jest.advanceTimersByTimeAsync(1000)
    expect(provider).not.toHaveBeenCalled()
    const sent = { at: Date.now(), reference: GIVEN, digest: digestOf('trip', params) }
    localStorage.setItem('enquiries-sent', JSON.stringify([sent]))
    localStorage.removeItem(OUTBOX_PREFIX + GIVEN)
    await jest.advanceTimersByTimeAsync(1000)
    await expect(result).resolves.toEqual({ status: 'sent', reference: GIVEN, isRepeated: true })
    expect(provider).not.toHaveBeenCalled()
  })

  it('is sent without the wait of a form where nobody filled one in', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(0)
    await begin().result
    expect(provider).toHaveBeenCalledTimes(1)
  })
})
