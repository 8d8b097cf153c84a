/** @jest-environment jsdom */
import { emailEnv } from '@/lib/config/env'
import { OUTBOX_PREFIX, hasQueuedEnquiries } from '@/lib/enquiry/outbox-key'
import type { TemplateParams } from '@/lib/enquiry/outcome'
import { postMail } from '@/lib/enquiry/post-mail'
import { HOLD_MS, submitSearch, TAKEN_WAIT_MS, UNSTORED_WAIT_MS } from '@/lib/enquiry/search'
import { flushOutbox } from '@/lib/enquiry/send'
import { sendByWorker } from '@/lib/enquiry/send-worker'
import { recordTracked } from '@/tests/fixtures/tracked'
import {
  configureProvider,
  fillStorage,
  forbidStorage,
  localTrip,
  noonInDelhi,
  outstationTrip,
} from './fakes'

jest.mock('@/lib/enquiry/post-mail', () => ({ postMail: jest.fn() }))
jest.mock('@/lib/enquiry/send-worker', () => ({ sendByWorker: jest.fn() }))
const provider = jest.mocked(postMail)
const worker = jest.mocked(sendByWorker)

const tracked = recordTracked()
const page = window.location
const now = noonInDelhi
const asked = (query: string) => Object.fromEntries(new URLSearchParams(query))
const sentParams = (): TemplateParams[] => provider.mock.calls.map(([{ params }]) => params)

/**
 * Submits a search and waits for its end. Each test has a different trip, since the same one twice would be one
 * enquiry.
 */
let guest = 0
let tests = 0
const newTrip = (trip = localTrip) => ({
  ...trip,
  name: `Guest ${'ABCDEFGHIJ'[guest++ % 10]}${'x'.repeat(guest)}`,
})
async function submitted(trip: typeof localTrip, type: 'local' | 'outstation' = 'local', kept?: string) {
  const result = submitSearch(trip, type, page, now, { reference: kept })
  await jest.advanceTimersByTimeAsync(60_000)
  return result
}
const submit = async (...given: Parameters<typeof submitted>) => (await submitted(...given)).query

beforeEach(() => {
  // Each test starts eleven minutes later, so that enquiries of the previous one do not count as duplicates.
  jest.useFakeTimers({ now: now.getTime() + ++tests * 11 * 60_000 })
  localStorage.clear()
  configureProvider()
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  provider.mockReset().mockResolvedValue(200)
  worker.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a complete search', () => {
  it('sends the trip’s values with the car name Website Enquiry, once', async () => {
    const trip = newTrip(outstationTrip)
    await submit(trip, 'outstation')
    expect(sentParams()).toEqual([
      {
        car_name: 'Website Enquiry',
        active_tab: 'outstation',
        from_name: trip.name,
        phone: trip.contact,
        trip_from: trip.from,
        trip_destination: trip.destination,
        trip_datetime: `${trip.date} ${trip.time}`,
        page_url: expect.stringMatching(/^http:\/\/localhost\/#ref-[2-9A-Z]{6}$/),
        message: trip.return_date,
      },
    ])
    expect(hasQueuedEnquiries()).toBe(false)
    expect(tracked.splice(0)).toEqual(['search', 'enquiry-sent'])
    await submit(trip, 'outstation')
    expect(tracked).toEqual(['search'])
  })

  it('reuses the entry of the inline script, with its reference', async () => {
    localStorage.setItem(`${OUTBOX_PREFIX}K7M3QX`, '{}')
    await submit(newTrip(), 'local', 'K7M3QX')
    expect(sentParams()[0]?.page_url).toBe(`${page.origin}${page.pathname}#ref-K7M3QX`)
    expect(hasQueuedEnquiries()).toBe(false)
  })

  it('stays in the outbox after a failure, for the next page, and no failure is tracked', async () => {
    provider.mockResolvedValue(500)
    await expect(submitted(newTrip())).resolves.toMatchObject({ isUnconfirmed: false })
    expect(hasQueuedEnquiries()).toBe(true)
    expect(tracked).toEqual(['search'])
    void flushOutbox({ onSent: jest.fn(), onGivenUp: jest.fn() })
    await jest.advanceTimersByTimeAsync(1000)
    expect(provider).toHaveBeenCalledTimes(2)
  })

  it('without identifiers is neither unconfirmed nor tracked as a failure', async () => {
    jest.replaceProperty(emailEnv, 'publicKey', '')
    localStorage.setItem(`${OUTBOX_PREFIX}K7M3QX`, '{}')
    await expect(submitted(newTrip(), 'local', 'K7M3QX')).resolves.toMatchObject({ isUnconfirmed: false })
    expect(hasQueuedEnquiries()).toBe(false)
    expect(tracked).toEqual(['search'])
  })

  it('omits the places and the return date of the other tab', async () => {
    const query = await submit({ ...newTrip(outstationTrip), location: 'Rohini' })
    expect(asked(query)).toMatchObject({ location: 'Rohini', from: '', destination: '' })
    expect(query).not.toContain('return_date')
  })
})

describe('while the provider does not answer', () => {
  const hasNavigated = async (ms: number) => {
    const onNavigate = jest.fn()
    void submitSearch(newTrip(), 'local', page, now).then(onNavigate)
    await jest.advanceTimersByTimeAsync(ms)
    return onNavigate.mock.calls.length > 0
  }
  beforeEach(() => provider.mockReturnValue(new Promise(() => undefined)))

  const take = () =>
    worker.mockImplementation((_, onTaken) => {
      onTaken?.()
      return new Promise(() => undefined)
    })

  it('a search navigates soon after the worker has taken it, and stays in the outbox', async () => {
    take()
    expect(await hasNavigated(TAKEN_WAIT_MS - 1)).toBe(false)
    expect(await hasNavigated(TAKEN_WAIT_MS)).toBe(true)
    expect(hasQueuedEnquiries()).toBe(true)
  })

  it('a search waits for the outcome where no later page could hear of it, and says that nothing is confirmed', async () => {
    take()
    fillStorage()
    expect(await hasNavigated(UNSTORED_WAIT_MS - 1)).toBe(false)
    expect(await hasNavigated(UNSTORED_WAIT_MS)).toBe(true)
    await expect(submitted(newTrip())).resolves.toMatchObject({ isUnconfirmed: true })
  })

  it('a search without a worker holds its page as long as a provider may take', async () => {
    expect(await hasNavigated(HOLD_MS - 1)).toBe(false)
    expect(await hasNavigated(HOLD_MS)).toBe(true)
  })
})

describe.each([
  ['full', () => void fillStorage()],
  ['blocked', () => forbidStorage()],
])('where storage is %s', (_, breakStorage) => {
  let restoreStorage: void | (() => void)
  beforeEach(() => {
    restoreStorage = breakStorage()
  })
  afterEach(() => restoreStorage?.())

  it('sends a complete search before navigation, once, and tracks its outcome', async () => {
    await expect(submitted(newTrip())).resolves.toMatchObject({ isUnconfirmed: false })
    expect(sentParams()).toEqual([expect.objectContaining({ car_name: 'Website Enquiry' })])
    expect(tracked).toEqual(['search', 'enquiry-sent'])
  })

  it('navigates even when sending fails, says that nothing is confirmed, and tracks the failure', async () => {
    provider.mockResolvedValue(500)
    await expect(submitted(newTrip())).resolves.toEqual({
      query: expect.stringContaining('location='),
      isUnconfirmed: true,
    })
    expect(tracked).toEqual(['search', 'enquiry-failed'])
  })
})

describe.each([
  ['no date', { date: '' }],
  ['a date that is past', { date: '2026-11-20' }],
  ['no name', { name: '' }],
  ['nine digits', { contact: '987654321' }],
])('a search with %s', (_, invalid) => {
  const trip = { ...localTrip, ...invalid }

  it('is silently not sent, nor kept, and tracked as a search', async () => {
    localStorage.setItem(`${OUTBOX_PREFIX}K7M3QX`, '{}')
    await submit(trip, 'local', 'K7M3QX')
    expect(hasQueuedEnquiries()).toBe(false)
    expect(provider).not.toHaveBeenCalled()
    expect(tracked).toEqual(['search'])
  })

  it('still navigates to the offers with the valid values', async () => {
    const { location, date, time, name, contact } = trip
    const wellFormed = Object.fromEntries(Object.keys(invalid).map((control) => [control, '']))
    const past = 'date' in invalid ? { date } : {}
    expect(asked(await submit(trip))).toMatchObject({
      location,
      date,
      time,
      name,
      contact,
      ...wellFormed,
      ...past,
    })
  })
})
