/** @jest-environment jsdom */
import { OUTBOX_PREFIX } from '@/lib/enquiry/outbox-key'
import type * as Lease from '@/lib/enquiry/outbox-lease'
import { noonInDelhi } from './fakes'

// Shared: each opened page would otherwise load zod again, which takes most of the time.
let mockZod: unknown
jest.mock('zod/mini', () => (mockZod ??= jest.requireActual('zod/mini')))
jest.mock('@/lib/browser/zod-jitless', () => ({}))

const KEY = `${OUTBOX_PREFIX}K7M3QX`
const now = noonInDelhi.getTime()
const entry = { createdAt: now, template: 'trip' as const, params: { from_name: 'Asha' } }

/** The `pagehide` listener of each opened page. The pages of other tests must not receive the event. */
const leaving = new Map<typeof Lease, () => void>()

/** A new page: a new instance of the module, with an id of its own. The storage is shared. */
function openPage(): typeof Lease {
  let page: typeof Lease | undefined
  const listen = jest.spyOn(window, 'addEventListener').mockImplementation(() => undefined)
  jest.isolateModules(() => {
    page = jest.requireActual('@/lib/enquiry/outbox-lease') as typeof Lease
  })
  const onPageHide = listen.mock.calls.find(([name]) => name === 'pagehide')?.[1]
  listen.mockRestore()
  if (!page) throw new Error('The module did not load')
  leaving.set(page, onPageHide as () => void)
  return page
}

const leave = (page: typeof Lease) => leaving.get(page)?.()

/** Simulates a browser with or without `keepalive` requests. */
function setKeepalive(isSupported: boolean): void {
  class FakeRequest {}
  if (isSupported) Object.defineProperty(FakeRequest.prototype, 'keepalive', { value: false })
  Object.defineProperty(globalThis, 'Request', { configurable: true, writable: true, value: FakeRequest })
}

const store = (value: object) => localStorage.setItem(KEY, JSON.stringify(value))
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as { lease?: object } | null

beforeEach(() => {
  jest.useFakeTimers({ now })
  localStorage.clear()
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Request')
  jest.useRealTimers()
})

describe('the lease of a page', () => {
  it('excludes other pages, and not the page itself', () => {
    const [page, other] = [openPage(), openPage()]
    store({ ...entry, lease: page.newLease(now) })
    expect(page.isLeasedElsewhere(KEY)).toBe(false)
    expect(other.isLeasedElsewhere(KEY)).toBe(true)
  })

  it('has ended at its end', () => {
    const [page, other] = [openPage(), openPage()]
    store({ ...entry, lease: page.newLease(now) })
    jest.setSystemTime(now + page.LEASE_MS - 1)
    expect(other.isLeasedElsewhere(KEY)).toBe(true)
    jest.setSystemTime(now + page.LEASE_MS)
    expect(other.isLeasedElsewhere(KEY)).toBe(false)
  })

  it('is invalid where it ends later than a lease can', () => {
    const { LEASE_MS, leasedUntil } = openPage()
    const until = now + LEASE_MS
    expect(leasedUntil({ ...entry, lease: { owner: 'another', until } }, now)).toBe(until)
    expect(leasedUntil({ ...entry, lease: { owner: 'another', until: until + 1 } }, now)).toBe(0)
    expect(leasedUntil(entry, now)).toBe(0)
  })

  it('is on no entry that is missing, invalid or not leased', () => {
    const page = openPage()
    expect(page.isLeasedElsewhere(KEY)).toBe(false)
    store(entry)
    expect(page.isLeasedElsewhere(KEY)).toBe(false)
    store({ lease: { owner: 'another', until: now + 1000 } })
    expect(page.isLeasedElsewhere(KEY)).toBe(false)
  })

  it('is released without storing an entry that another page has removed', () => {
    const page = openPage()
    page.holdLease(KEY)
    page.releaseLease(KEY, 0)
    expect([stored(), page.isLeasedHere(KEY)]).toEqual([null, false])
  })

  it('stays as the lease of an attempt that has ended, and is removed where there was none', () => {
    const page = openPage()
    store({ ...entry, lease: page.newLease(now) })
    page.releaseLease(KEY, 0)
    expect(stored()?.lease).toMatchObject({ until: 0 })
    page.releaseLease(KEY)
    expect(stored()).toEqual(entry)
  })
})

describe('taking a lease', () => {
  it('gives it to the page that wrote last', async () => {
    const [page, other] = [openPage(), openPage()]
    const taken = [page.takeLease(KEY, entry, now), other.takeLease(KEY, entry, now)]
    await jest.advanceTimersByTimeAsync(1000)
    expect(await Promise.all(taken)).toEqual([false, true])
    expect([page.isLeasedHere(KEY), other.isLeasedHere(KEY)]).toEqual([false, true])
  })

  it('is not complete before the other page could have written', async () => {
    const taken = jest.fn()
    void openPage().takeLease(KEY, entry, now).then(taken)
    await jest.advanceTimersByTimeAsync(100)
    expect(taken).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(100)
    expect(taken).toHaveBeenCalledWith(true)
  })

  it.each([
    ['was removed', () => localStorage.clear()],
    ['lost its lease', () => store(entry)],
  ])('fails where the entry %s meanwhile', async (_, change) => {
    const page = openPage()
    const taken = page.takeLease(KEY, entry, now)
    change()
    await jest.advanceTimersByTimeAsync(1000)
    expect([await taken, page.isLeasedHere(KEY)]).toEqual([false, false])
  })
})

describe('an attempt', () => {
  it('is known by its page alone, until the entry is removed', () => {
    const [page, other] = [openPage(), openPage()]
    const attempt = new Promise<never>(() => undefined)
    page.holdLease(KEY, attempt)
    expect([page.currentAttempt(KEY), other.currentAttempt(KEY)]).toEqual([attempt, undefined])
    page.removeEntry(KEY)
    expect([page.currentAttempt(KEY), page.isLeasedHere(KEY)]).toEqual([undefined, false])
  })

  it('has an id of its entry and its page', () => {
    const [page, other] = [openPage(), openPage()]
    const { owner } = page.newLease(now)
    expect(page.attemptIdOf(KEY)).toBe(`K7M3QX-${owner}`)
    expect(other.attemptIdOf(KEY)).not.toBe(page.attemptIdOf(KEY))
    expect(other.attemptIdOf(KEY, owner)).toBe(page.attemptIdOf(KEY))
  })
})

describe('leaving the page', () => {
  const attempt = new Promise<never>(() => undefined)

  it.each([
    ['shortens the lease of an attempt to the longest time of a keepalive request', true, now + 30_000],
    ['ends the lease of an attempt where the browser cancels requests', false, now],
  ])('%s', (_, isSupported, end) => {
    setKeepalive(isSupported)
    const [page, other] = [openPage(), openPage()]
    store({ ...entry, lease: page.newLease(now) })
    page.holdLease(KEY, attempt)
    leave(page)
    expect(page.isLeasedHere(KEY)).toBe(false)
    expect(other.isLeasedElsewhere(KEY)).toBe(end > now)
    jest.setSystemTime(end)
    expect(other.isLeasedElsewhere(KEY)).toBe(false)
  })

  it('removes the lease of an entry without an attempt: its next send is no retry', () => {
    setKeepalive(true)
    const page = openPage()
    const leased = { ...entry, lease: page.newLease(now) }
    store(leased)
    page.holdLease(KEY)
    leave(page)
    expect(stored()).toEqual(entry)
    expect([page.isRetry(leased), page.isRetry(entry)]).toEqual([true, false])
  })
})

it('waits until another page has released its lease', async () => {
  const [page, other] = [openPage(), openPage()]
  store({ ...entry, lease: other.newLease(now) })
  const free = jest.fn()
  void page.untilLeaseEnds('K7M3QX').then(free)
  await jest.advanceTimersByTimeAsync(5000)
  expect(free).not.toHaveBeenCalled()
  other.releaseLease(KEY, 0)
  await jest.advanceTimersByTimeAsync(200)
  expect(free).toHaveBeenCalled()
})
