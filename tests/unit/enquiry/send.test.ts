/** @jest-environment node */
import fc from 'fast-check'
import { isConfigured } from '@/lib/enquiry/configured'
import type { FailureReason } from '@/lib/enquiry/outcome'
import { MIN_FILL_MS } from '@/lib/enquiry/pace'
import { loadSdk, sendWithProvider } from '@/lib/enquiry/sdk'
import { MAX_SENT } from '@/lib/enquiry/quota'
import type * as Send from '@/lib/enquiry/send'
import { prepareToSend, SEND_TIMEOUT_MS, sendEnquiry, sendPatiently } from '@/lib/enquiry/send'
import { emailEnv } from '@/lib/site/env'
import { configureProvider, settle } from './fakes'

jest.mock('@/lib/enquiry/sdk', () => ({ sendWithProvider: jest.fn(), loadSdk: jest.fn() }))

const provider = jest.mocked(sendWithProvider)
const params = { from_name: 'Asha Rao' }
let logged: jest.SpyInstance

beforeEach(() => {
  configureProvider()
  jest.spyOn(performance, 'now').mockReturnValue(MIN_FILL_MS)
  provider.mockReset().mockResolvedValue(undefined)
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const failed = (reason: FailureReason) => ({ status: 'failed', reason })

it('hands the enquiry to the provider once, under its template', async () => {
  await sendEnquiry('contact', params)
  expect(provider.mock.calls).toEqual([['contact', params]])
})

it('says sent when the provider took the enquiry', async () => {
  await expect(sendEnquiry('trip', params)).resolves.toEqual({ status: 'sent' })
})

it('logs nothing when the provider took the enquiry', async () => {
  await sendEnquiry('trip', params)
  expect(logged).not.toHaveBeenCalled()
})

const catalogue: [number, string, FailureReason][] = [
  [0, 'Network Error', 'network'],
  [403, 'Forbidden', 'blocked'],
  [429, 'Too Many Requests', 'rate-limited'],
  [451, 'Unavailable For Headless Browser', 'blocked-headless'],
  [400, 'The template ID not found', 'provider'],
  [500, 'Internal Server Error', 'provider'],
]

it.each(catalogue)('tells the status %i (%s) as %s', async (status, text, reason) => {
  provider.mockRejectedValue({ status, text })
  await expect(sendEnquiry('trip', params)).resolves.toEqual(failed(reason))
})

it('tells a broken connection as network', async () => {
  provider.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(sendEnquiry('trip', params)).resolves.toEqual(failed('network'))
})

it('tells a bare string that the SDK throws as provider', async () => {
  provider.mockRejectedValue('The service ID is required')
  await expect(sendEnquiry('trip', params)).resolves.toEqual(failed('provider'))
})

it('logs why, and nothing that was typed', async () => {
  provider.mockRejectedValue({ status: 500, text: 'Could not send to Asha Rao' })
  await sendEnquiry('trip', params)
  expect(logged.mock.calls.flat()).toContain('provider')
  expect(String(logged.mock.calls)).not.toContain('Asha')
})

it('hands on no line break that could begin a header of the mail', async () => {
  await sendEnquiry('contact', { name: 'Asha\r\nBcc: all@example.com' })
  expect(provider).toHaveBeenCalledWith('contact', { name: 'Asha Bcc: all@example.com' })
})

describe('the limit of one browser', () => {
  let page: typeof Send
  let handOver: jest.Mock
  beforeEach(() => {
    jest.isolateModules(() => {
      page = jest.requireActual<typeof Send>('@/lib/enquiry/send')
      const env = jest.requireActual<{ emailEnv: typeof emailEnv }>('@/lib/site/env').emailEnv
      jest.replaceProperty(env, 'publicKey', 'key')
      jest.replaceProperty(env, 'serviceId', 'service')
      jest.replaceProperty(env.templates, 'trip', 'template')
      handOver = jest.requireMock<{ sendWithProvider: jest.Mock }>('@/lib/enquiry/sdk').sendWithProvider
    })
    handOver.mockResolvedValue(undefined)
  })
  const sendTimes = async (times: number) => {
    for (let count = 0; count < times; count++) await page.sendEnquiry('trip', params)
  }

  it('refuses what goes beyond it, and asks nothing of the provider', async () => {
    await sendTimes(MAX_SENT)
    expect(await page.sendEnquiry('trip', params)).toEqual(failed('rate-limited'))
    expect(handOver).toHaveBeenCalledTimes(MAX_SENT)
  })

  it('counts only what arrived', async () => {
    handOver.mockRejectedValue(new TypeError('Failed to fetch'))
    await sendTimes(3 * MAX_SENT)
    handOver.mockResolvedValue(undefined)
    expect(await page.sendEnquiry('trip', params)).toEqual({ status: 'sent' })
  })
})

it('never throws, whatever the SDK throws', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (thrown) => {
      provider.mockImplementation(() => {
        throw thrown
      })
      expect(await sendEnquiry('trip', params)).toMatchObject({ status: 'failed' })
    }),
    { numRuns: 10_000 },
  )
}, 60_000)

const gaps: [string, () => void][] = [
  ['public key', () => jest.replaceProperty(emailEnv, 'publicKey', '')],
  ['service id', () => jest.replaceProperty(emailEnv, 'serviceId', '')],
  ['template id', () => jest.replaceProperty(emailEnv.templates, 'trip', '')],
]

describe.each(gaps)('without the %s', (_, leaveOut) => {
  beforeEach(leaveOut)

  it('is not configured for that template', () => {
    expect(isConfigured('trip')).toBe(false)
  })

  it('fails as not configured', async () => {
    await expect(sendEnquiry('trip', params)).resolves.toEqual(failed('not-configured'))
  })

  it('writes an error to the console', async () => {
    await sendEnquiry('trip', params)
    expect(logged).toHaveBeenCalledTimes(1)
  })

  it('asks nothing of the provider', async () => {
    await sendEnquiry('trip', params)
    expect(provider).not.toHaveBeenCalled()
  })
})

it('is configured for a template whose identifiers are all there', () => {
  expect(isConfigured('trip')).toBe(true)
})

it('does not miss the template of another use', () => {
  jest.replaceProperty(emailEnv.templates, 'vendor', '')
  expect(isConfigured('trip')).toBe(true)
})

describe('when the provider does not answer', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] })
    provider.mockReturnValue(new Promise(() => undefined))
  })

  it('waits 15 seconds', () => {
    expect(SEND_TIMEOUT_MS).toBe(15_000)
  })

  it('still waits just before 15 seconds are over', async () => {
    const settled = jest.fn()
    void sendEnquiry('trip', params).then(settled)
    await jest.advanceTimersByTimeAsync(14_999)
    expect(settled).not.toHaveBeenCalled()
  })

  it('has no limit for somebody who does not wait', async () => {
    const settled = jest.fn()
    void sendPatiently('trip', params).then(settled)
    await jest.advanceTimersByTimeAsync(10 * SEND_TIMEOUT_MS)
    expect(settled).not.toHaveBeenCalled()
  })

  it('gives up as timeout after 15 seconds', async () => {
    const outcome = sendEnquiry('trip', params)
    await jest.advanceTimersByTimeAsync(15_000)
    await expect(outcome).resolves.toEqual(failed('timeout'))
  })

  it('survives a rejection that comes after the timeout', async () => {
    let reject: (reason: unknown) => void = () => undefined
    provider.mockReturnValue(new Promise((_, no) => (reject = no)))
    const outcome = sendEnquiry('trip', params)
    await jest.advanceTimersByTimeAsync(15_000)
    reject(new TypeError('Failed to fetch'))
    await settle()
    await expect(outcome).resolves.toEqual(failed('timeout'))
  })
})

it('leaves no timer behind once the provider has answered', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  await sendEnquiry('trip', params)
  expect(jest.getTimerCount()).toBe(0)
})

describe('preparing to send', () => {
  it('loads the SDK and sends nothing', async () => {
    await prepareToSend()
    expect(loadSdk).toHaveBeenCalledTimes(1)
    expect(provider).not.toHaveBeenCalled()
  })

  it('never rejects when the SDK does not load', async () => {
    jest.mocked(loadSdk).mockRejectedValueOnce(new Error('ChunkLoadError'))
    await expect(prepareToSend()).resolves.toBeUndefined()
  })
})
