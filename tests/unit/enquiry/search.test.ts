import { flushOutbox } from '@/lib/enquiry/outbox'
import { outboxHasMail } from '@/lib/enquiry/outbox-key'
import type { Outcome, TemplateParams } from '@/lib/enquiry/outcome'
import { submitSearch } from '@/lib/enquiry/search'
import { sendEnquiry } from '@/lib/enquiry/send'
import { keepTracked } from '@/tests/fixtures/tracked'
import { fillStorage, forbidStorage, localTrip, noonInDelhi, outstationTrip, setLocks } from './fakes'

jest.mock('@/lib/enquiry/send', () => ({ sendEnquiry: jest.fn() }))
const direct = jest.mocked(sendEnquiry)

const tracked = keepTracked()
const page = window.location
const now = noonInDelhi
const asked = (query: string) => Object.fromEntries(new URLSearchParams(query))

/** What the next page finds in the outbox. */
async function mailWaiting(): Promise<TemplateParams[]> {
  const found: TemplateParams[] = []
  const take = (params: TemplateParams): Promise<Outcome> => {
    found.push(params)
    return Promise.resolve({ status: 'sent' })
  }
  await flushOutbox(take, () => now.getTime())
  return found
}

beforeEach(() => {
  localStorage.clear()
  setLocks(undefined)
  direct.mockReset().mockResolvedValue({ status: 'sent' })
})
afterEach(() => jest.restoreAllMocks())

describe('a complete search', () => {
  it('leaves one enquiry in the outbox', async () => {
    await submitSearch(localTrip, 'local', page, now)
    expect(await mailWaiting()).toHaveLength(1)
  })

  it('enquires as Website Enquiry with the trip’s values', async () => {
    await submitSearch(outstationTrip, 'outstation', page, now)
    expect(await mailWaiting()).toEqual([
      {
        car_name: 'Website Enquiry',
        active_tab: 'outstation',
        from_name: outstationTrip.name,
        phone: outstationTrip.contact,
        trip_from: outstationTrip.from,
        trip_destination: outstationTrip.destination,
        trip_datetime: `${outstationTrip.date} ${outstationTrip.time}`,
        page_url: `${page.origin}${page.pathname}`,
        message: outstationTrip.return_date,
      },
    ])
  })

  it('does not go to the provider from the page that is being left', async () => {
    await submitSearch(localTrip, 'local', page, now)
    expect(direct).not.toHaveBeenCalled()
  })

  it('leads to the offers with location, date, time, name, contact, from and destination', async () => {
    const query = await submitSearch(localTrip, 'local', page, now)
    const { location, date, time, name, contact } = localTrip
    expect(asked(query)).toEqual({ location, date, time, name, contact, from: '', destination: '' })
  })

  it('leads to the offers with the return date when it is set', async () => {
    const query = await submitSearch(outstationTrip, 'outstation', page, now)
    expect(asked(query)).toMatchObject({ return_date: outstationTrip.return_date })
  })

  it('says nothing of the places and the return date of the other tab', async () => {
    const both = { ...outstationTrip, location: 'Rohini' }
    const query = await submitSearch(both, 'local', page, now)
    expect(asked(query)).toMatchObject({ location: 'Rohini', from: '', destination: '' })
    expect(query).not.toContain('return_date')
  })
})

describe.each([
  ['full', () => void fillStorage()],
  ['forbidden', forbidStorage],
])('where storage is %s', (_, breakStorage) => {
  let mend: void | (() => void)
  beforeEach(() => {
    mend = breakStorage()
  })
  afterEach(() => mend?.())

  it('sends a complete search straight to the provider, once', async () => {
    await submitSearch(localTrip, 'local', page, now)
    expect(direct).toHaveBeenCalledTimes(1)
    expect(direct).toHaveBeenCalledWith('trip', expect.objectContaining({ car_name: 'Website Enquiry' }))
  })

  it('counts what became of it', async () => {
    await submitSearch(localTrip, 'local', page, now)
    expect(tracked).toEqual(['search', 'enquiry-sent'])
  })

  it('leads on even when that fails', async () => {
    direct.mockResolvedValue({ status: 'failed', reason: 'network' })
    await expect(submitSearch(localTrip, 'local', page, now)).resolves.toContain('location=')
  })

  it('sends nothing for an incomplete search', async () => {
    await submitSearch({ ...localTrip, contact: '' }, 'local', page, now)
    expect(direct).not.toHaveBeenCalled()
  })
})

describe.each([
  ['no date', { date: '' }],
  ['no time', { time: '' }],
  ['a date that is past', { date: '2026-11-20' }],
  ['no name', { name: '' }],
  ['a name of spaces', { name: '   ' }],
  ['a name with a digit', { name: 'Asha 2' }],
  ['nine digits', { contact: '987654321' }],
  ['eleven digits', { contact: '98765432100' }],
  ['a location of spaces', { location: '  ' }],
])('a search with %s', (_, slip) => {
  const trip = { ...localTrip, ...slip }

  it('is silently not sent', async () => {
    await submitSearch(trip, 'local', page, now)
    expect(outboxHasMail()).toBe(false)
    expect(direct).not.toHaveBeenCalled()
  })

  it('still leads to the offers with what is well-formed', async () => {
    const { location, date, time, name, contact } = trip
    const wellFormed = Object.fromEntries(Object.keys(slip).map((control) => [control, '']))
    const past = 'date' in slip ? { date } : {}
    const query = await submitSearch(trip, 'local', page, now)
    expect(asked(query)).toMatchObject({ location, date, time, name, contact, ...wellFormed, ...past })
  })
})

it.each(['from', 'destination'] as const)('an outstation search without %s is not sent', async (place) => {
  await submitSearch({ ...outstationTrip, [place]: '' }, 'outstation', page, now)
  expect(outboxHasMail()).toBe(false)
})

it.each([
  ['complete', localTrip],
  ['incomplete', { ...localTrip, name: '' }],
])('a %s search counts as one', async (_, trip) => {
  await submitSearch(trip, 'local', page, now)
  expect(tracked).toEqual(['search'])
})

it('a search that returns before it sets out is not sent', async () => {
  await submitSearch({ ...outstationTrip, return_date: '2026-11-24' }, 'outstation', page, now)
  expect(outboxHasMail()).toBe(false)
})
