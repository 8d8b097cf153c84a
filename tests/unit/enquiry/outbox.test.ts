/** @jest-environment jsdom */
import fc from 'fast-check'
import { digestOf } from '@/lib/enquiry/digest'
import type * as Outbox from '@/lib/enquiry/outbox'
import { OUTBOX_PREFIX, hasQueuedEnquiries } from '@/lib/enquiry/outbox-key'
import type * as Lease from '@/lib/enquiry/outbox-lease'
import type { FailureReason, Outcome, TemplateParams } from '@/lib/enquiry/outcome'
import { newReference } from '@/lib/enquiry/reference'
import { recordTracked } from '@/tests/fixtures/tracked'
import { randomRuns } from '@/tests/unit/random-runs'
import { fillStorage, forbidStorage, localTrip, noonInDelhi } from './fakes'

// Shared: each opened page would otherwise load zod again, which takes most of the time.
let mockZod: unknown
jest.mock('zod/mini', () => (mockZod ??= jest.requireActual('zod/mini')))
jest.mock('@/lib/browser/zod-jitless', () => ({}))

const DAY = 24 * 60 * 60_000
const sent: Outcome = { status: 'sent' }
const failed = (reason: FailureReason): Outcome => ({ status: 'failed', reason })
const mail = (name: string) => ({ template: 'trip' as const, params: { from_name: name, message: '-' } })

type Page = typeof Outbox & typeof Lease
type Send = (template: string, params: TemplateParams, attempt?: string) => Promise<Outcome>

/** The `pagehide` listener of each opened page, which `leave` below calls. */
const leaving = new Map<Page, () => void>()
const listen = window.addEventListener.bind(window)

/**
 * A new page: a new instance of the modules, without state. The storage is shared. `requireActual` has no type arguments, since with
 * them Jest does not find which modules a test needs, and a mutation test would leave this file out.
 */
function openPage(): Page {
  let page: Page | undefined
  let onPageHide: () => void = () => undefined
  const spy = jest.spyOn(window, 'addEventListener').mockImplementation((name, listener) => {
    if (name === 'pagehide' && typeof listener === 'function' && listener.name === 'releaseAll')
      onPageHide = listener as () => void
    else listen(name, listener)
  })
  jest.isolateModules(() => {
    page = {
      ...(jest.requireActual('@/lib/enquiry/outbox') as typeof Outbox),
      ...(jest.requireActual('@/lib/enquiry/outbox-lease') as typeof Lease),
    }
  })
  spy.mockRestore()
  if (!page) throw new Error('The module did not load')
  leaving.set(page, onPageHide)
  return page
}

const leave = (page: Page) => leaving.get(page)?.()

/** A page that enqueues an enquiry and is unloaded before it sends it. */
function enqueueAndLeave(name: string, now = Date.now()): string {
  const page = openPage()
  const reference = newReference()
  page.enqueue(reference, mail(name), now)
  leave(page)
  return reference
}

function workingProvider() {
  const taken: string[] = []
  const send = jest.fn<Promise<Outcome>, Parameters<Send>>((_, params) => {
    taken.push(params.from_name ?? '')
    return Promise.resolve(sent)
  })
  return { taken, send }
}

const refusing = (reason: FailureReason) =>
  jest.fn<Promise<Outcome>, Parameters<Send>>(() => Promise.resolve(failed(reason)))
const never = () => jest.fn<Promise<Outcome>, Parameters<Send>>(() => new Promise(() => undefined))
const tracked = recordTracked()
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(OUTBOX_PREFIX))

/** Runs one round of a page and waits for its end. */
async function flush(page: Page, send: Send, onSent?: () => void): Promise<number> {
  const round = page.flushOutbox(send, onSent)
  await jest.advanceTimersByTimeAsync(60_000)
  return round
}

/** Simulates a browser with or without `keepalive` requests. */
function setKeepalive(outlives: boolean): void {
  class FakeRequest {}
  if (outlives) Object.defineProperty(FakeRequest.prototype, 'keepalive', { value: false })
  Object.defineProperty(globalThis, 'Request', { configurable: true, writable: true, value: FakeRequest })
}

beforeEach(() => {
  jest.useFakeTimers({ now: noonInDelhi })
  localStorage.clear()
  setKeepalive(true)
})
afterEach(() => {
  // The pages of this test must not receive later events.
  leaving.clear()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('enqueue', () => {
  it('stores the enquiry under its reference', () => {
    expect(openPage().enqueue('K7M3QX', mail('Asha'), Date.now())).toBe(true)
    expect(keys()).toEqual([`${OUTBOX_PREFIX}K7M3QX`])
    expect(hasQueuedEnquiries()).toBe(true)
  })

  it('returns false where storage is full', () => {
    fillStorage()
    expect(openPage().enqueue('K7M3QX', mail('Asha'), Date.now())).toBe(false)
  })

  it('accepts an enquiry that is stored already, even when storage is full', () => {
    localStorage.setItem(`${OUTBOX_PREFIX}K7M3QX`, '{}')
    fillStorage()
    expect(openPage().enqueue('K7M3QX', mail('Asha'), Date.now())).toBe(true)
  })

  it('returns false where storage is blocked', () => {
    const allowAgain = forbidStorage()
    const kept = openPage().enqueue('K7M3QX', mail('Asha'), Date.now())
    allowAgain()
    expect(kept).toBe(false)
  })

  it('holds at most 20 entries, and the next is sent directly', () => {
    const page = openPage()
    const kept = Array.from({ length: 21 }, (_, index) =>
      page.enqueue(newReference(), mail(`Guest ${index}`), Date.now()),
    )
    expect(kept).toEqual([...Array<boolean>(20).fill(true), false])
    const [first] = keys()
    expect(page.enqueue(first?.slice(OUTBOX_PREFIX.length) ?? '', mail('Guest 0'), Date.now())).toBe(true)
  })

  it('does not change an entry that is being sent', async () => {
    const page = openPage()
    const stored = () => localStorage.getItem(`${OUTBOX_PREFIX}K7M3QX`)
    page.enqueue('K7M3QX', mail('Asha'), Date.now())
    const before = stored()
    void page.deliver('K7M3QX', mail('Asha'), never(), false)
    await jest.advanceTimersByTimeAsync(1000)
    for (const sender of [page, openPage()])
      expect(sender.enqueue('K7M3QX', mail('Asha'), Date.now())).toBe(true)
    expect(stored()).toBe(before)
  })
})

describe('deliver', () => {
  const deliver = async (send: Send, keepsFailed = false, page = openPage()) => {
    page.enqueue('K7M3QX', mail('Asha'), Date.now())
    return page.deliver('K7M3QX', mail('Asha'), send, keepsFailed)
  }

  it('sends the entry once, and removes it on success', async () => {
    const { taken, send } = workingProvider()
    expect(await deliver(send)).toEqual(sent)
    expect(taken).toEqual(['Asha'])
    expect(keys()).toEqual([])
  })

  it('keeps the entry while the outcome is unknown', async () => {
    void deliver(never())
    await jest.advanceTimersByTimeAsync(50_000)
    expect(keys()).toHaveLength(1)
  })

  it('removes the entry when it failed and the visitor was told', async () => {
    await deliver(refusing('network'))
    expect(keys()).toEqual([])
  })

  it('keeps the entry when it failed and the visitor was not told', async () => {
    const { taken, send } = workingProvider()
    await deliver(refusing('network'), true)
    await flush(openPage(), send)
    expect(taken).toEqual(['Asha'])
  })

  it('keeps the entry when it failed because the page was being unloaded', async () => {
    const page = openPage()
    await deliver(
      () => {
        window.dispatchEvent(new Event('beforeunload'))
        return Promise.resolve(failed('network'))
      },
      false,
      page,
    )
    expect(keys()).toHaveLength(1)
    window.dispatchEvent(new Event('pageshow'))
  })

  describe('during a navigation that is cancelled, such as a download', () => {
    const cancelled = () => {
      window.dispatchEvent(new Event('beforeunload'))
      return Promise.resolve(failed('network'))
    }
    const untilStaying = () => jest.advanceTimersByTimeAsync(3000)

    it('sends the entry again at the next submit', async () => {
      const page = openPage()
      await deliver(cancelled, false, page)
      const { taken, send } = workingProvider()
      expect(await deliver(send, false, page)).toEqual(sent)
      expect(taken).toEqual(['Asha'])
      await untilStaying()
      expect(keys()).toEqual([])
    })

    it('removes the entry, since the visitor was told', async () => {
      await deliver(cancelled)
      await untilStaying()
      expect(keys()).toEqual([])
    })

    it('keeps the entry that the visitor was not told of, and a round of the page retries it', async () => {
      const page = openPage()
      await deliver(cancelled, true, page)
      await untilStaying()
      const { taken, send } = workingProvider()
      await flush(page, send)
      expect(taken).toEqual(['Asha'])
    })

    it('does not end the next attempt', async () => {
      const page = openPage()
      await deliver(cancelled, false, page)
      void deliver(never(), false, page)
      await untilStaying()
      expect(keys()).toHaveLength(1)
      expect(page.currentAttempt(keys()[0]!)).toBeDefined()
    })
  })

  it('keeps the entry of a page that was unloaded and restored', async () => {
    const page = openPage()
    await deliver(
      () => {
        window.dispatchEvent(new Event('pagehide'))
        return Promise.resolve(failed('network'))
      },
      false,
      page,
    )
    window.dispatchEvent(new Event('pageshow'))
    await jest.advanceTimersByTimeAsync(3000)
    expect(keys()).toHaveLength(1)
  })

  it('shares an attempt that is in progress', async () => {
    const page = openPage()
    let answer: (outcome: Outcome) => void = () => undefined
    const send = jest.fn<Promise<Outcome>, Parameters<Send>>(
      () => new Promise((resolve) => (answer = resolve)),
    )
    const both = [deliver(send, false, page), deliver(send, false, page)]
    answer(sent)
    expect(await Promise.all(both)).toEqual([sent, sent])
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('leaves the lease of a request that unloading cancelled, since it may still arrive', async () => {
    const page = openPage()
    const cancelled = async () => {
      await Promise.resolve()
      window.dispatchEvent(new Event('beforeunload'))
      leave(page)
      return failed('network')
    }
    await deliver(cancelled, false, page)
    window.dispatchEvent(new Event('pageshow'))
    const { taken, send } = workingProvider()
    const next = openPage()
    expect(await next.flushOutbox(send)).toBe(Date.now() + next.KEEPALIVE_LIMIT_MS)
    expect(taken).toEqual([])
  })

  it('prevents a round of the same page from sending it too', async () => {
    const page = openPage()
    const { send } = workingProvider()
    void deliver(never(), false, page)
    // It does not wait for its own lease either.
    expect(await flush(page, send)).toBe(Infinity)
    expect(send).not.toHaveBeenCalled()
  })
})

describe('a round', () => {
  it('sends entries of earlier pages unchanged', async () => {
    enqueueAndLeave('Asha')
    const { send } = workingProvider()
    await flush(openPage(), send)
    expect(send.mock.calls).toEqual([['trip', mail('Asha').params, undefined]])
    expect(keys()).toEqual([])
  })

  it('sends all entries, and calls onSent for each', async () => {
    for (const name of ['Asha', 'Bina', 'Chand']) enqueueAndLeave(name)
    const { taken, send } = workingProvider()
    const onSent = jest.fn()
    await flush(openPage(), send, onSent)
    expect(taken.sort()).toEqual(['Asha', 'Bina', 'Chand'])
    expect(onSent).toHaveBeenCalledTimes(3)
  })

  it('sends one after another', async () => {
    for (const name of ['Asha', 'Bina']) enqueueAndLeave(name)
    const send = never()
    void openPage().flushOutbox(send)
    await jest.advanceTimersByTimeAsync(1000)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('is not blocked by an attempt that hangs', async () => {
    for (const name of ['Asha', 'Bina']) enqueueAndLeave(name)
    const send = never()
    void openPage().flushOutbox(send)
    await jest.advanceTimersByTimeAsync(2000)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('ends when its last attempt has ended', async () => {
    enqueueAndLeave('Asha')
    let answer: (outcome: Outcome) => void = () => undefined
    const ended = jest.fn()
    void openPage()
      .flushOutbox(() => new Promise((resolve) => (answer = resolve)))
      .then(ended)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(ended).not.toHaveBeenCalled()
    answer(sent)
    await jest.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(Infinity)
  })

  it('reports only what was sent', async () => {
    enqueueAndLeave('Asha')
    const onSent = jest.fn()
    await flush(openPage(), refusing('network'), onSent)
    expect(onSent).not.toHaveBeenCalled()
  })

  it('returns when the first of several leases ends', async () => {
    const ends = [30_000, 10_000, 20_000].map((ms) => Date.now() + ms)
    for (const [index, until] of ends.entries()) {
      const entry = { ...mail(`Guest ${index}`), createdAt: Date.now(), lease: { owner: 'another', until } }
      localStorage.setItem(`${OUTBOX_PREFIX}${index}`, JSON.stringify(entry))
    }
    expect(await openPage().flushOutbox(never())).toBe(ends[1])
  })

  it('sends nothing from an empty outbox, and does not touch other keys', async () => {
    localStorage.setItem('theme', 'night')
    const { send } = workingProvider()
    await flush(openPage(), send)
    expect(send).not.toHaveBeenCalled()
    expect(localStorage.getItem('theme')).toBe('night')
  })

  it('starts no attempt while the page is being unloaded', async () => {
    enqueueAndLeave('Asha')
    const page = openPage()
    const { send } = workingProvider()
    window.dispatchEvent(new Event('beforeunload'))
    void page.flushOutbox(send)
    await jest.advanceTimersByTimeAsync(500)
    expect(send).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('pageshow'))
  })

  it('tracks delivered enquiries', async () => {
    enqueueAndLeave('Asha')
    await flush(openPage(), workingProvider().send)
    expect(tracked).toEqual(['enquiry-sent'])
  })

  it('does not track a failure that will be retried', async () => {
    enqueueAndLeave('Asha')
    await flush(openPage(), refusing('network'))
    expect(tracked).toEqual([])
  })
})

describe('a failed attempt', () => {
  it.each<FailureReason>([
    'network',
    'timeout',
    'rate-limited',
    'provider',
    'blocked',
    'blocked-headless',
    'too-many',
  ])('with the reason %s is retried', async (reason) => {
    enqueueAndLeave('Asha')
    const { taken, send } = workingProvider()
    await flush(openPage(), refusing(reason))
    await flush(openPage(), send)
    expect(taken).toEqual(['Asha'])
  })

  it('does not reset the age of the enquiry', async () => {
    enqueueAndLeave('Asha')
    const { send } = workingProvider()
    await flush(openPage(), refusing('network'))
    jest.setSystemTime(noonInDelhi.getTime() + DAY)
    await flush(openPage(), send)
    expect(send).not.toHaveBeenCalled()
  })

  it('removes the entry when the provider is not configured', async () => {
    enqueueAndLeave('Asha')
    await flush(openPage(), refusing('not-configured'))
    expect(hasQueuedEnquiries()).toBe(false)
  })
})

describe('an attempt interrupted by unload', () => {
  const leaveInTheMiddle = () => {
    const page = openPage()
    page.enqueue('K7M3QX', mail('Asha'), Date.now())
    void page.deliver('K7M3QX', mail('Asha'), never(), false)
    return page
  }

  it('is retried under the same reference once the browser must have ended its request', async () => {
    const page = leaveInTheMiddle()
    leave(page)
    const next = openPage()
    const { taken, send } = workingProvider()
    const nextAt = await next.flushOutbox(send)
    expect(taken).toEqual([])
    expect(nextAt).toBe(Date.now() + next.KEEPALIVE_LIMIT_MS)
    expect(keys()).toEqual([`${OUTBOX_PREFIX}K7M3QX`])
    await jest.advanceTimersByTimeAsync(next.KEEPALIVE_LIMIT_MS)
    await flush(next, send)
    expect(taken).toEqual(['Asha'])
  })

  it('is retried immediately where the browser cancels requests on unload', async () => {
    setKeepalive(false)
    leave(leaveInTheMiddle())
    const { taken, send } = workingProvider()
    await flush(openPage(), send)
    expect(taken).toEqual(['Asha'])
  })

  it('is retried when the page disappeared without an event', async () => {
    leaveInTheMiddle()
    const next = openPage()
    const { taken, send } = workingProvider()
    await next.flushOutbox(send)
    expect(taken).toEqual([])
    await jest.advanceTimersByTimeAsync(next.LEASE_MS)
    await flush(next, send)
    expect(taken).toEqual(['Asha'])
  })

  it('is not retried when its response reached a restored page', async () => {
    let answer: (outcome: Outcome) => void = () => undefined
    const page = openPage()
    page.enqueue('K7M3QX', mail('Asha'), Date.now())
    const delivered = page.deliver(
      'K7M3QX',
      mail('Asha'),
      () => new Promise((resolve) => (answer = resolve)),
      true,
    )
    leave(page)
    answer(sent)
    await delivered
    expect(keys()).toEqual([])
  })

  it('does not block the other entries', async () => {
    leave(leaveInTheMiddle())
    enqueueAndLeave('Bina')
    const { taken, send } = workingProvider()
    void openPage().flushOutbox(send)
    await jest.advanceTimersByTimeAsync(2000)
    expect(taken).toEqual(['Bina'])
  })
})

describe('an attempt of an unloaded page, with its outcome recorded by the worker', () => {
  const noted = new Map<string, { text: () => Promise<string> }>()
  const leaseOwner = () => /"owner":"(\w+)"/.exec(localStorage.getItem(`${OUTBOX_PREFIX}K7M3QX`) ?? '')?.[1]
  const note = (status: number, owner = leaseOwner()) =>
    noted.set(`/K7M3QX-${owner}`, { text: () => Promise.resolve(String(status)) })
  const leaveInTheMiddle = () => {
    const page = openPage()
    page.enqueue('K7M3QX', mail('Asha'), Date.now())
    void page.deliver('K7M3QX', mail('Asha'), never(), false)
    leave(page)
  }

  beforeEach(() => {
    noted.clear()
    const cache = {
      match: (address: string) => Promise.resolve(noted.get(address)),
      delete: (address: string) => Promise.resolve(noted.delete(address)),
    }
    Object.defineProperty(globalThis, 'caches', {
      configurable: true,
      value: { open: () => Promise.resolve(cache) },
    })
    leaveInTheMiddle()
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'))

  it('is not retried when it succeeded: the next page removes it and reports it as sent', async () => {
    note(200)
    const { taken, send } = workingProvider()
    const onSent = jest.fn()
    await flush(openPage(), send, onSent)
    expect([taken, keys(), [...noted]]).toEqual([[], [], []])
    expect(onSent).toHaveBeenCalledTimes(1)
    enqueueAndLeave('Asha')
    await flush(openPage(), send)
    expect(taken).toEqual([])
  })

  it.each([0, 500])('is retried immediately when it failed: %d', async (status) => {
    note(status)
    const { taken, send } = workingProvider()
    const round = openPage().flushOutbox(send)
    await jest.advanceTimersByTimeAsync(1000)
    await round
    expect(taken).toEqual(['Asha'])
    expect(send.mock.calls[0]?.[2]).toMatch(/^K7M3QX-/)
    expect([...noted]).toEqual([])
  })

  it('is sent by the page itself where there was no earlier attempt', async () => {
    localStorage.clear()
    const page = openPage()
    page.enqueue('K7M3QX', mail('Asha'), Date.now())
    leave(page)
    const refused = refusing('provider')
    await flush(openPage(), refused)
    expect(refused.mock.calls[0]?.[2]).toBeUndefined()
    const { send } = workingProvider()
    await flush(openPage(), send)
    expect(send.mock.calls[0]?.[2]).toMatch(/^K7M3QX-/)
  })

  it('leaves nothing behind when the page that retried it got the answer', async () => {
    note(500)
    await flush(openPage(), (_, __, attempt) => {
      noted.set(`/${attempt}`, { text: () => Promise.resolve('200') })
      return Promise.resolve(sent)
    })
    expect([...noted]).toEqual([])
  })

  it('waits where another page has begun to retry it meanwhile', async () => {
    note(200)
    const key = `${OUTBOX_PREFIX}K7M3QX`
    const until = Date.now() + 40_000
    const { taken, send } = workingProvider()
    const round = openPage().flushOutbox(send)
    const entry = JSON.parse(localStorage.getItem(key) ?? '') as object
    localStorage.setItem(key, JSON.stringify({ ...entry, lease: { owner: 'another', until } }))
    expect(await round).toBe(until)
    expect([taken, keys()]).toEqual([[], [key]])
  })

  it('waits where the recorded outcome is that of another attempt', async () => {
    note(500, 'ANOTHER')
    const { taken, send } = workingProvider()
    await openPage().flushOutbox(send)
    expect(taken).toEqual([])
  })
})

describe('a round of a page with a worker', () => {
  const leasedFor = (ms: number) =>
    localStorage.setItem(
      `${OUTBOX_PREFIX}K7M3QX`,
      JSON.stringify({
        ...mail('Asha'),
        createdAt: Date.now(),
        lease: { owner: 'another', until: Date.now() + ms },
      }),
    )

  beforeEach(() => {
    const register = () => Promise.resolve({ active: {}, installing: null, waiting: null })
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } })
  })
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

  it.each([
    ['looks every two seconds for the outcome of another page’s attempt', 30_000, 2000],
    ['looks no later than that attempt ends', 1000, 1000],
  ])('%s', async (_, ms, expected) => {
    leasedFor(ms)
    expect(await openPage().flushOutbox(never())).toBe(Date.now() + expected)
  })

  it('keeps the lease of a retry that the worker continues after the page was unloaded', async () => {
    setKeepalive(false)
    leasedFor(0)
    const page = openPage()
    const retry = never()
    void page.flushOutbox(retry)
    await jest.advanceTimersByTimeAsync(1000)
    expect(retry).toHaveBeenCalledTimes(1)
    leave(page)
    const { taken, send } = workingProvider()
    const next = openPage()
    void next.flushOutbox(send)
    await jest.advanceTimersByTimeAsync(1000)
    expect(taken).toEqual([])
    await jest.advanceTimersByTimeAsync(next.LEASE_MS)
    await flush(next, send)
    expect(taken).toEqual(['Asha'])
  })
})

describe('two tabs at the same time', () => {
  it('send each enquiry exactly once', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `Guest ${index}`)
    for (const name of names) enqueueAndLeave(name)
    const { taken, send } = workingProvider()
    const rounds = [openPage(), openPage()].map((tab) => tab.flushOutbox(send))
    await jest.advanceTimersByTimeAsync(60_000)
    await Promise.all(rounds)
    expect(taken.sort()).toEqual(names)
  })

  it('do not block each other when one hangs', async () => {
    enqueueAndLeave('Asha')
    const [one, other] = [openPage(), openPage()]
    void one.flushOutbox(never())
    await jest.advanceTimersByTimeAsync(1000)
    enqueueAndLeave('Bina')
    const { taken, send } = workingProvider()
    void other.flushOutbox(send)
    await jest.advanceTimersByTimeAsync(2000)
    expect(taken).toEqual(['Bina'])
  })

  it('wait for each other when both send the same enquiry', async () => {
    const [one, other] = [openPage(), openPage()]
    let answer: (outcome: Outcome) => void = () => undefined
    one.enqueue('K7M3QX', mail('Asha'), Date.now())
    void one.deliver('K7M3QX', mail('Asha'), () => new Promise((resolve) => (answer = resolve)), true)
    expect(other.enqueue('K7M3QX', mail('Asha'), Date.now())).toBe(true)
    const free = jest.fn()
    void other.untilLeaseEnds('K7M3QX').then(free)
    await jest.advanceTimersByTimeAsync(5000)
    expect(free).not.toHaveBeenCalled()
    answer(sent)
    await jest.advanceTimersByTimeAsync(500)
    expect(free).toHaveBeenCalled()
    expect(keys()).toEqual([])
  })

  it('lose nothing when the attempt of one fails during a round of the other', async () => {
    enqueueAndLeave('Asha')
    const [one, other] = [openPage(), openPage()]
    const { taken, send } = workingProvider()
    let fail: (outcome: Outcome) => void = () => undefined
    void one.flushOutbox(() => new Promise((resolve) => (fail = resolve)))
    await jest.advanceTimersByTimeAsync(1000)
    await other.flushOutbox(send)
    fail(failed('network'))
    await jest.advanceTimersByTimeAsync(1000)
    await flush(other, send)
    expect(taken).toEqual(['Asha'])
  })
})

describe('the same enquiry', () => {
  it('is not sent again within ten minutes', async () => {
    enqueueAndLeave('Asha')
    enqueueAndLeave('  asha ')
    const { taken, send } = workingProvider()
    await flush(openPage(), send)
    expect(taken).toHaveLength(1)
    await flush(openPage(), send)
    expect(taken).toHaveLength(1)
    expect(keys()).toEqual([])
  })

  it('is found by its digest while it is queued', () => {
    const reference = enqueueAndLeave('Asha')
    const page = openPage()
    expect(page.findWaiting(digestOf('trip', mail('Asha').params))).toBe(reference)
    expect(page.findWaiting(digestOf('trip', mail('Bina').params))).toBeUndefined()
  })
})

describe('expiry', () => {
  it('is after 24 hours', () => {
    expect(openPage().KEEP_MS).toBe(DAY)
  })

  it.each([
    ['sends just before 24 hours', DAY - 1, 1],
    ['removes at 24 hours, unsent', DAY, 0],
    ['removes an entry dated a day in the future, as after the clock was set back', -DAY, 0],
  ])('%s', async (_, age, count) => {
    enqueueAndLeave('Asha', Date.now() - age)
    const { taken, send } = workingProvider()
    await flush(openPage(), send)
    expect(taken).toHaveLength(count)
    expect(hasQueuedEnquiries()).toBe(false)
  })

  it('is tracked as a failure', async () => {
    enqueueAndLeave('Asha', Date.now() - DAY)
    await flush(openPage(), never())
    expect(tracked).toEqual(['enquiry-failed'])
  })
})

describe('storage that fails', () => {
  it('does not make a round throw when it is blocked', async () => {
    const page = openPage()
    const allowAgain = forbidStorage()
    await expect(flush(page, workingProvider().send)).resolves.toBe(Infinity)
    allowAgain()
  })

  it('hides the queued enquiries when it is blocked', () => {
    enqueueAndLeave('Asha')
    const page = openPage()
    const allowAgain = forbidStorage()
    const found = page.findWaiting(digestOf('trip', mail('Asha').params))
    allowAgain()
    expect(found).toBeUndefined()
  })

  it('does not prevent sending when it is full', async () => {
    enqueueAndLeave('Asha')
    const { taken, send } = workingProvider()
    fillStorage()
    await flush(openPage(), send)
    expect(taken).toEqual(['Asha'])
  })

  it('does not make a round throw when sending throws', async () => {
    enqueueAndLeave('Asha')
    await expect(flush(openPage(), () => Promise.reject(new Error('chunk')))).resolves.toBe(Infinity)
  })
})

describe('a search captured by the inline script', () => {
  const storeCaptured = (values: Record<string, string>, more: object = {}) =>
    localStorage.setItem(
      `${OUTBOX_PREFIX}K7M3QX`,
      JSON.stringify({
        createdAt: Date.now(),
        page: 'https://cars.example/',
        tab: 'radix-1-trigger-local',
        form: new URLSearchParams(values).toString(),
        ...more,
      }),
    )
  const { location, date, time, name, contact } = localTrip
  const complete = { location, date, time, name, contact }

  it('is sent as the home search would have sent it, under its reference', async () => {
    storeCaptured(complete)
    const { send } = workingProvider()
    await flush(openPage(), send)
    expect(send.mock.calls).toEqual([
      [
        'trip',
        {
          car_name: 'Website Enquiry',
          active_tab: 'local',
          from_name: name,
          phone: contact,
          trip_from: location,
          trip_destination: '—',
          trip_datetime: `${date} ${time}`,
          page_url: 'https://cars.example/#ref-K7M3QX',
          message: '-',
        },
        undefined,
      ],
    ])
  })

  it('has name and number filtered as by the form', async () => {
    storeCaptured({ ...complete, name: 'Asha-1 Rao', contact: '+91 98765 43210' })
    const { send } = workingProvider()
    await flush(openPage(), send)
    expect(send.mock.calls[0]?.[1]).toMatchObject({ from_name: 'Asha Rao', phone: '9876543210' })
  })

  it('of the Outstation tab has its places and return date', async () => {
    storeCaptured(
      { ...complete, location: 'Rohini', from: 'Delhi', destination: 'Nainital', return_date: '2026-11-28' },
      { tab: 'radix-1-trigger-outstation' },
    )
    const { send } = workingProvider()
    await flush(openPage(), send)
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      active_tab: 'outstation',
      trip_from: 'Delhi',
      trip_destination: 'Nainital',
      message: '2026-11-28',
    })
  })

  it('is validated for the time of its submit', async () => {
    storeCaptured({ ...complete, date: '2026-11-21', time: '13:00' })
    jest.setSystemTime(noonInDelhi.getTime() + 20 * 60 * 60_000)
    const { taken, send } = workingProvider()
    await flush(openPage(), send)
    expect(taken).toEqual([name])
  })

  it.each([
    ['no number', { ...complete, contact: '' }],
    ['nine digits', { ...complete, contact: '987654321' }],
    ['no place', { ...complete, location: ' ' }],
    ['a day that is past', { ...complete, date: '2026-11-20' }],
  ])('with %s is removed without being sent', async (_, values) => {
    storeCaptured(values)
    const { send } = workingProvider()
    await flush(openPage(), send)
    expect(send).not.toHaveBeenCalled()
    expect(keys()).toEqual([])
  })
})

describe('hostile storage contents', () => {
  const now = noonInDelhi.getTime()
  /** Whether an entry is valid, checked independently of the outbox's own schema. */
  function isSendable(text: string): boolean {
    try {
      const entry: unknown = JSON.parse(text)
      if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return false
      const { createdAt, params, template } = entry as Record<string, unknown>
      return (
        template === 'trip' &&
        typeof createdAt === 'number' &&
        Math.abs(now - createdAt) < DAY &&
        typeof params === 'object' &&
        params !== null &&
        !Array.isArray(params) &&
        Object.values(params).every((value) => typeof value === 'string')
      )
    } catch {
      return false
    }
  }

  const almost = fc
    .record(
      {
        createdAt: fc.oneof(fc.constant(now), fc.integer(), fc.double(), fc.string(), fc.constant(null)),
        template: fc.oneof(fc.constant('trip'), fc.string()),
        page: fc.oneof(fc.webUrl(), fc.string()),
        form: fc.string(),
        lease: fc.oneof(
          fc.constant(undefined),
          fc.record({ owner: fc.string({ maxLength: 10 }), until: fc.double() }),
        ),
        params: fc.oneof(
          fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
          fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }),
          fc.jsonValue(),
        ),
      },
      { requiredKeys: [] },
    )
    .map((entry) => JSON.stringify(entry))
  const contents = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json(), almost)

  it('of random values are not sent unless they are valid entries, and never throw', async () => {
    const page = openPage()
    await fc.assert(
      fc.asyncProperty(fc.array(contents, { minLength: 10, maxLength: 10 }), async (values) => {
        localStorage.clear()
        jest.setSystemTime(now)
        values.forEach((value, index) => localStorage.setItem(`${OUTBOX_PREFIX}${index}`, value))
        const { taken, send } = workingProvider()
        await flush(page, send)
        expect(taken.length).toBeLessThanOrEqual(values.filter(isSendable).length)
      }),
      { numRuns: randomRuns(100, 1000) },
    )
  }, 60_000)

  it('do not prevent a valid enquiry from being sent', async () => {
    const page = openPage()
    await fc.assert(
      fc.asyncProperty(
        contents.filter((text) => !isSendable(text)),
        async (value) => {
          localStorage.clear()
          jest.setSystemTime(now)
          localStorage.setItem(`${OUTBOX_PREFIX}bad`, value)
          enqueueAndLeave('Asha')
          const { taken, send } = workingProvider()
          await flush(page, send)
          expect(taken).toEqual(['Asha'])
        },
      ),
      { numRuns: randomRuns(50, 200) },
    )
  }, 60_000)
})

it('loses no enquiry in any sequence of pages, failures and interruptions, and sends none twice whose outcome was known', async () => {
  const step = fc.constantFrom('deliver', 'fail', 'leave', 'crash')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      localStorage.clear()
      jest.setSystemTime(noonInDelhi)
      const arrived: string[] = []
      let unknown = 0
      const arrive: Send = (_, { from_name = '' }) => (arrived.push(from_name), Promise.resolve(sent))
      // The enquiry arrives, but the page is unloaded before the answer.
      const arriveUnseen: Send = (_, { from_name = '' }) => (
        arrived.push(from_name),
        (unknown += 1),
        new Promise<Outcome>(() => undefined)
      )
      enqueueAndLeave('Asha')
      for (const name of steps) {
        const page = openPage()
        if (name === 'deliver') await flush(page, arrive)
        else if (name === 'fail') await flush(page, refusing('network'))
        else void page.flushOutbox(arriveUnseen)
        await jest.advanceTimersByTimeAsync(1000)
        if (name === 'leave') leave(page)
        await jest.advanceTimersByTimeAsync(70_000)
      }
      await flush(openPage(), arrive)
      expect(arrived.length).toBeGreaterThanOrEqual(1)
      expect(arrived.length).toBeLessThanOrEqual(1 + unknown)
    }),
    { numRuns: randomRuns(25, 100) },
  )
}, 60_000)
