/** @jest-environment jsdom */
import { emailEnv } from '@/lib/config/env'
import { MAX_SENT, PERIOD_MS } from '@/lib/enquiry/limits'
import { hasQueuedEnquiries, OUTBOX_PREFIX } from '@/lib/enquiry/outbox-key'
import type { FailureReason, TemplateParams } from '@/lib/enquiry/outcome'
import { type Mail, postMail } from '@/lib/enquiry/post-mail'
import { preconnect } from '@/lib/enquiry/provider'
import {
  beginEnquiry,
  findWaiting,
  flushOutbox,
  KEEP_MS,
  MIN_FILL_MS,
  prepareToSend,
} from '@/lib/enquiry/send'
import { digestOf } from '@/lib/enquiry/digest'
import { sendByWorker } from '@/lib/enquiry/send-worker'
import { recordSent } from '@/lib/enquiry/sent-log'
import { startSendWorker } from '@/lib/enquiry/worker-registration'
import { recordTracked } from '@/tests/fixtures/tracked'
import { configureProvider, fillStorage, forbidStorage, identifiers, noonInDelhi } from './fakes'

jest.mock('@/lib/enquiry/post-mail', () => ({ postMail: jest.fn() }))
jest.mock('@/lib/enquiry/send-worker', () => ({ sendByWorker: jest.fn() }))
jest.mock('@/lib/enquiry/worker-registration', () => ({ startSendWorker: jest.fn() }))
jest.mock('@/lib/enquiry/provider', () => ({
  ...jest.requireActual<object>('@/lib/enquiry/provider'),
  preconnect: jest.fn(),
}))

const page = jest.mocked(postMail)
const worker = jest.mocked(sendByWorker)
const tracked = recordTracked()
const params = { from_name: 'Asha Rao', page_url: 'https://cars.example/' }
const never = () => new Promise<never>(() => undefined)
let logged: jest.SpyInstance
let tests = 0
let restoreStorage: void | (() => void)

beforeEach(() => {
  // Each test starts later by more than the period, so that enquiries of the previous one do not count.
  jest.useFakeTimers({ now: noonInDelhi.getTime() + ++tests * 3 * PERIOD_MS, doNotFake: ['performance'] })
  localStorage.clear()
  configureProvider()
  jest.spyOn(performance, 'now').mockReturnValue(MIN_FILL_MS + 60_000)
  page.mockReset().mockResolvedValue(200)
  worker.mockReset().mockResolvedValue(undefined)
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  restoreStorage?.()
  restoreStorage = undefined
  jest.useRealTimers()
  jest.restoreAllMocks()
  window.dispatchEvent(new Event('pageshow'))
})

const failed = (reason: FailureReason) => ({ status: 'failed', reason })
const send = (values: TemplateParams = params, options = {}) => beginEnquiry('trip', values, options).result
const search = (values: TemplateParams = params, options = {}) =>
  beginEnquiry('trip', values, { isSilent: true, ...options })
const mails = (): Mail[] => [
  ...page.mock.calls.map(([mail]) => mail),
  ...worker.mock.calls.map(([{ mail }]) => mail),
]
const store = (reference: string, name: string, more = {}) =>
  localStorage.setItem(
    OUTBOX_PREFIX + reference,
    JSON.stringify({
      createdAt: Date.now(),
      template: 'trip',
      params: { ...params, from_name: name },
      ...more,
    }),
  )
const listener = { onSent: jest.fn(), onGivenUp: jest.fn() }
const flush = async () => {
  listener.onSent.mockClear()
  listener.onGivenUp.mockClear()
  const flushed = flushOutbox(listener)
  await jest.advanceTimersByTimeAsync(60_000)
  return flushed
}

describe('a form that stays', () => {
  it.each([true, false])('is sent once, with template and reference; by a worker: %s', async (isByWorker) => {
    if (isByWorker) worker.mockResolvedValue(200)
    const { reference } = await send()
    expect(jest.getTimerCount()).toBe(0)
    expect(page).toHaveBeenCalledTimes(isByWorker ? 0 : 1)
    expect(mails().slice(0, 1)).toEqual([
      {
        origin: 'https://api.emailjs.com',
        publicKey: identifiers.publicKey,
        serviceId: identifiers.serviceId,
        templateId: identifiers.trip,
        params: { ...params, page_url: `https://cars.example/#ref-${reference}` },
      },
    ])
  })

  it('is in the outbox until it was sent', async () => {
    page.mockImplementation(() => {
      expect(hasQueuedEnquiries()).toBe(true)
      return Promise.resolve(200)
    })
    await expect(send()).resolves.toMatchObject({
      status: 'sent',
      reference: expect.stringMatching(/^[2-9A-Z]{6}$/),
    })
    expect(hasQueuedEnquiries()).toBe(false)
    expect.assertions(3)
  })

  it.each<[number | Error, FailureReason]>([
    [0, 'network'],
    [403, 'blocked'],
    [429, 'rate-limited'],
    [451, 'blocked-headless'],
    [202, 'provider'],
    [302, 'provider'],
    [500, 'provider'],
    [new TypeError('Failed to fetch'), 'network'],
    [new DOMException('no answer', 'AbortError'), 'timeout'],
  ])(
    'reports %s as %s, and is no longer in the outbox, since the visitor was told',
    async (answer, reason) => {
      page.mockImplementation(() =>
        typeof answer === 'number' ? Promise.resolve(answer) : Promise.reject(answer),
      )
      await expect(send()).resolves.toMatchObject(failed(reason))
      expect(hasQueuedEnquiries()).toBe(false)
      expect(logged).toHaveBeenCalledWith('Enquiry not sent:', reason)
    },
  )

  it('stays in the outbox when it fails while its page is being left', async () => {
    page.mockImplementation(() => {
      window.dispatchEvent(new Event('beforeunload'))
      return Promise.reject(new TypeError('cancelled'))
    })
    await send()
    expect(hasQueuedEnquiries()).toBe(true)
  })

  it('is delayed until the minimum fill time, with its entry in the outbox', async () => {
    jest.mocked(performance.now).mockReturnValue(0)
    const result = send()
    await jest.advanceTimersByTimeAsync(MIN_FILL_MS - 1)
    expect(page).not.toHaveBeenCalled()
    expect(hasQueuedEnquiries()).toBe(true)
    await jest.advanceTimersByTimeAsync(1)
    await expect(result).resolves.toMatchObject({ status: 'sent' })
  })

  it.each([
    ['publicKey', emailEnv],
    ['serviceId', emailEnv],
    ['trip', emailEnv.templates],
  ])('without %s is neither sent nor kept, and the console says so', async (name, owner) => {
    jest.replaceProperty(owner as Record<string, string>, name, '')
    await expect(send()).resolves.toMatchObject(failed('not-configured'))
    expect(hasQueuedEnquiries()).toBe(false)
    expect(logged).toHaveBeenCalled()
  })

  it.each([
    ['full', () => void fillStorage()],
    ['blocked', () => forbidStorage()],
  ])('is sent where storage is %s', async (_, breakStorage) => {
    restoreStorage = breakStorage()
    await expect(send()).resolves.toMatchObject({ status: 'sent' })
    expect(page).toHaveBeenCalledTimes(1)
  })
})

describe('a search', () => {
  it('is sent by the worker, and says when its page may be left', async () => {
    worker.mockImplementation(({ reference }, onTaken) => {
      expect(findWaiting(digestOf({ template: 'trip', params }))).toBe(reference)
      onTaken?.()
      return Promise.resolve(200)
    })
    const onTaken = jest.fn()
    await expect(search(params, { onTaken }).result).resolves.toMatchObject({ status: 'sent' })
    expect(onTaken).toHaveBeenCalledTimes(1)
    expect(page).not.toHaveBeenCalled()
    expect(hasQueuedEnquiries()).toBe(false)
  })

  it('stays in the outbox after a failure, and is not sent again by its page', async () => {
    worker.mockResolvedValue(0)
    await expect(search().result).resolves.toMatchObject(failed('network'))
    expect(page).not.toHaveBeenCalled()
    expect(hasQueuedEnquiries()).toBe(true)
  })

  it('keeps the entry of the loader where storage is full', () => {
    store('K7M3QX', 'Asha Rao')
    fillStorage()
    expect(search(params, { reference: 'K7M3QX' })).toMatchObject({ isStored: true, reference: 'K7M3QX' })
  })

  it('is not stored where the outbox is full', () => {
    for (let index = 0; index < 20; index++) store(`AAAAA${index}`, `Guest ${index}`)
    expect(search().isStored).toBe(false)
  })
})

describe('the same enquiry', () => {
  it('is sent once within ten minutes, under one reference', async () => {
    const { reference } = await send()
    store('K7M3QX', 'Asha Rao')
    const again = send({ ...params, from_name: ' asha  RAO ' }, { reference: 'K7M3QX' })
    await expect(again).resolves.toMatchObject({ status: 'sent', isRepeated: true, reference })
    expect(page).toHaveBeenCalledTimes(1)
    expect(hasQueuedEnquiries()).toBe(false)
  })

  it('is sent again after ten minutes, under a new reference', async () => {
    const { reference } = await send()
    await jest.advanceTimersByTimeAsync(PERIOD_MS)
    const again = await send()
    expect(again.isRepeated).toBeUndefined()
    expect(again.reference).not.toBe(reference)
  })

  it('keeps its reference when it is sent again after a failure', async () => {
    page.mockResolvedValueOnce(500)
    const { reference } = await send()
    await expect(send()).resolves.toMatchObject({ status: 'sent', reference })
  })

  it('that is being sent is sent once', async () => {
    let answer: (status: number) => void = () => {}
    page.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const [first, second] = [send(), send()]
    await jest.advanceTimersByTimeAsync(100)
    answer(200)
    const { reference } = await first
    await expect(second).resolves.toMatchObject({ status: 'sent', reference, isRepeated: false })
    expect(page).toHaveBeenCalledTimes(1)
  })

  it('that the outbox has sent for its form meanwhile is no repetition', async () => {
    recordSent({ at: Date.now(), reference: 'K7M3QX', digest: digestOf({ template: 'trip', params }) })
    await expect(send(params, { reference: 'K7M3QX' })).resolves.toMatchObject({ isRepeated: false })
    expect(page).not.toHaveBeenCalled()
  })
})

it('the ninth enquiry in ten minutes is not sent', async () => {
  for (let index = 0; index < MAX_SENT; index++) await send({ ...params, from_name: `Guest ${index}` })
  await expect(send()).resolves.toMatchObject(failed('too-many'))
  expect(page).toHaveBeenCalledTimes(MAX_SENT)
})

it('a filled honeypot marks a trip in the fragment of its page, in a retry too', async () => {
  worker.mockResolvedValue(500)
  const { reference } = await search(params, { isSuspect: true }).result
  await flush()
  expect(mails().map((mail) => mail.params.page_url)).toEqual(
    Array(2).fill(`https://cars.example/#ref-${reference}-hidden-box-filled-in`),
  )
})

it('the longest text keeps its reference', async () => {
  const { reference } = await beginEnquiry('contact', { ...contact, requirements: 'a'.repeat(2000) }).result
  expect(mails()[0]?.params.requirements).toMatch(new RegExp(`^a{2000}\\nRef ${reference}$`))
})

describe('the outbox', () => {
  it('is sent by the worker, each enquiry under its reference', async () => {
    worker.mockResolvedValue(200)
    store('K7M3QX', 'Asha')
    store('P4R8TW', 'Ravi')
    await flush()
    expect(worker.mock.calls.map(([{ reference }]) => reference)).toEqual(['K7M3QX', 'P4R8TW'])
    expect(listener.onSent).toHaveBeenCalledTimes(2)
    expect(hasQueuedEnquiries()).toBe(false)
    expect(tracked).toEqual(['enquiry-sent', 'enquiry-sent'])
  })

  it('sends a form that was only captured', async () => {
    const form = new URLSearchParams({ ...contact })
    const captured = {
      createdAt: Date.now(),
      page: 'https://cars.example/contact-us/',
      kind: 'contact',
      form: `${form}`,
    }
    localStorage.setItem(`${OUTBOX_PREFIX}K7M3QX`, JSON.stringify(captured))
    worker.mockResolvedValue(200)
    await flush()
    expect(mails()[0]).toMatchObject({
      templateId: identifiers.contact,
      params: { ...contact, requirements: 'Four cars\nRef K7M3QX' },
    })
  })

  it('keeps what fails, and sends the rest', async () => {
    worker.mockResolvedValueOnce(500).mockResolvedValueOnce(200)
    store('K7M3QX', 'Asha')
    store('P4R8TW', 'Ravi')
    await flush()
    expect(Object.keys(localStorage).filter((key) => key.startsWith(OUTBOX_PREFIX))).toEqual([
      `${OUTBOX_PREFIX}K7M3QX`,
    ])
  })

  it('does not wait for one without an answer before it sends the next', async () => {
    worker.mockImplementationOnce(never).mockResolvedValueOnce(200)
    store('K7M3QX', 'Meera')
    store('P4R8TW', 'Ravi')
    void flushOutbox(listener)
    await jest.advanceTimersByTimeAsync(2000)
    expect(worker).toHaveBeenCalledTimes(2)
  })

  it('sends the same content once, however often it was stored', async () => {
    worker.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(200), 5000)))
    store('K7M3QX', 'Asha')
    store('P4R8TW', 'Asha')
    await flush()
    await flush()
    expect(worker).toHaveBeenCalledTimes(1)
    expect(hasQueuedEnquiries()).toBe(false)
  })

  it('leaves alone what its page is sending', async () => {
    page.mockImplementation(never)
    void send({ ...params, from_name: 'Anil' })
    await jest.advanceTimersByTimeAsync(10)
    await flush()
    expect(worker).toHaveBeenCalledTimes(1)
  })

  it.each([
    [
      'a form of its page is still to send',
      true,
      () => void (document.body.innerHTML = '<form data-reference="K7M3QX"></form>'),
    ],
    ['is no enquiry, but removes it', false, () => localStorage.setItem(`${OUTBOX_PREFIX}K7M3QX`, '{}')],
    ['is there while the page is being left', true, () => void window.dispatchEvent(new Event('pagehide'))],
  ])('does not send what %s', async (_, isKept, arrange) => {
    store('K7M3QX', 'Asha')
    arrange()
    await flush()
    expect(worker).not.toHaveBeenCalled()
    expect(hasQueuedEnquiries()).toBe(isKept)
    document.body.replaceChildren()
  })

  it('sends an enquiry whose date is days ago: a clock that was put right is no age', async () => {
    worker.mockResolvedValue(200)
    store('K7M3QX', 'Asha', { createdAt: Date.now() - 3 * KEEP_MS })
    await flush()
    expect(listener.onSent).toHaveBeenCalledTimes(1)
    expect(listener.onGivenUp).not.toHaveBeenCalled()
  })

  it.each([
    [KEEP_MS, true],
    [KEEP_MS - 61_000, false],
    [-3 * KEEP_MS, false],
  ])('gives up an enquiry of %d ms whose attempt fails: %s', async (age, isGivenUp) => {
    worker.mockResolvedValue(500)
    store('K7M3QX', 'Asha', { createdAt: Date.now() - age })
    await flush()
    expect(listener.onGivenUp.mock.calls).toEqual(isGivenUp ? [[{ ...params, from_name: 'Asha' }]] : [])
    expect(hasQueuedEnquiries()).toBe(!isGivenUp)
    expect(tracked).toEqual(isGivenUp ? ['enquiry-failed'] : [])
  })
})

const contact = {
  name: 'Asha',
  contactNumber: '9876543210',
  email: 'asha@example.com',
  companyName: 'Sample Mills',
  requirements: 'Four cars',
}

it('prepares by connecting to the provider and registering the worker', () => {
  prepareToSend()
  expect(preconnect).toHaveBeenCalledTimes(1)
  expect(startSendWorker).toHaveBeenCalledTimes(1)
})
