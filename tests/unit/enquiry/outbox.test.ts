import fc from 'fast-check'
import type * as Outbox from '@/lib/enquiry/outbox'
import { OUTBOX_PREFIX, outboxHasMail } from '@/lib/enquiry/outbox-key'
import type { FailureReason, Outcome, TemplateParams } from '@/lib/enquiry/outcome'
import { keepTracked } from '@/tests/fixtures/tracked'
import { fakeLocks, fillStorage, forbidStorage, noonInDelhi, setLocks, settle } from './fakes'

const DAY = 24 * 60 * 60_000
const now = noonInDelhi.getTime()
const sent: Outcome = { status: 'sent' }
const failed = (reason: FailureReason): Outcome => ({ status: 'failed', reason })
const mail = (name: string): TemplateParams => ({ from_name: name, message: '-' })

/** A page: an instance of the module with nothing in its memory. The storage is the browser's. */
function openPage(): typeof Outbox {
  let page: typeof Outbox | undefined
  jest.isolateModules(() => {
    page = jest.requireActual<typeof Outbox>('@/lib/enquiry/outbox')
  })
  if (!page) throw new Error('The module did not load')
  return page
}

/** A provider that takes everything, and keeps what it took. */
function workingProvider() {
  const taken: TemplateParams[] = []
  const send = jest.fn((params: TemplateParams) => {
    taken.push(params)
    return Promise.resolve(sent)
  })
  return { taken, send }
}

const refusing = (reason: FailureReason) => jest.fn(() => Promise.resolve(failed(reason)))
const never = () => jest.fn(() => new Promise<Outcome>(() => undefined))
const clockAt = (time: number) => () => time
const tracked = keepTracked()
const keys = () => Object.keys(localStorage)

beforeEach(() => {
  localStorage.clear()
  setLocks(fakeLocks())
})
afterEach(() => jest.restoreAllMocks())

describe('putting in', () => {
  it('keeps the enquiry in the browser’s storage', () => {
    expect(openPage().enqueue(mail('Asha'), now)).toBe(true)
    expect(outboxHasMail()).toBe(true)
  })

  it('gives each enquiry a key of its own', () => {
    const page = openPage()
    for (let count = 0; count < 20; count++) page.enqueue(mail('Asha'), now)
    expect(keys()).toHaveLength(20)
  })

  it('answers false where storage is full', () => {
    fillStorage()
    expect(openPage().enqueue(mail('Asha'), now)).toBe(false)
  })

  it('answers false where storage is forbidden', () => {
    const allowAgain = forbidStorage()
    const kept = openPage().enqueue(mail('Asha'), now)
    allowAgain()
    expect(kept).toBe(false)
  })
})

describe('sending', () => {
  it('sends what was put in, unchanged', async () => {
    const page = openPage()
    const { taken, send } = workingProvider()
    page.enqueue(mail('Asha'), now)
    await page.flushOutbox(send, clockAt(now))
    expect(taken).toEqual([mail('Asha')])
  })

  it('sends everything and says how many', async () => {
    const page = openPage()
    const { taken, send } = workingProvider()
    for (const name of ['Asha', 'Bina', 'Chand']) page.enqueue(mail(name), now)
    expect(await page.flushOutbox(send, clockAt(now))).toBe(3)
    expect(taken.map(({ from_name }) => from_name).sort()).toEqual(['Asha', 'Bina', 'Chand'])
  })

  it('is empty after everything was sent', async () => {
    const page = openPage()
    page.enqueue(mail('Asha'), now)
    await page.flushOutbox(workingProvider().send, clockAt(now))
    expect(keys()).toEqual([])
  })

  it('never sends the same enquiry twice', async () => {
    const page = openPage()
    const { taken, send } = workingProvider()
    page.enqueue(mail('Asha'), now)
    await page.flushOutbox(send, clockAt(now))
    await page.flushOutbox(send, clockAt(now))
    expect(taken).toHaveLength(1)
  })

  it('sends one after another, not all at once', async () => {
    const page = openPage()
    const send = never()
    page.enqueue(mail('Asha'), now)
    page.enqueue(mail('Bina'), now)
    void page.flushOutbox(send, clockAt(now))
    await settle()
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('counts only what was sent', async () => {
    const page = openPage()
    const send = workingProvider().send.mockResolvedValueOnce(failed('network'))
    page.enqueue(mail('Asha'), now)
    page.enqueue(mail('Bina'), now)
    expect(await page.flushOutbox(send, clockAt(now))).toBe(1)
  })

  it('sends nothing from an empty outbox', async () => {
    const { send } = workingProvider()
    expect(await openPage().flushOutbox(send, clockAt(now))).toBe(0)
    expect(send).not.toHaveBeenCalled()
  })

  it('leaves the keys of others alone', async () => {
    localStorage.setItem('theme', 'night')
    await openPage().flushOutbox(workingProvider().send, clockAt(now))
    expect(localStorage.getItem('theme')).toBe('night')
  })
})

describe('a failed attempt', () => {
  const worthRepeating: FailureReason[] = [
    'network',
    'rate-limited',
    'provider',
    'blocked',
    'blocked-headless',
  ]

  it.each(worthRepeating)('that ended as %s is tried again', async (reason) => {
    const page = openPage()
    const { taken, send } = workingProvider()
    page.enqueue(mail('Asha'), now)
    await page.flushOutbox(refusing(reason), clockAt(now))
    await page.flushOutbox(send, clockAt(now + 60_000))
    expect(taken).toEqual([mail('Asha')])
  })

  it('is tried again after any number of failures', async () => {
    const page = openPage()
    const { taken, send } = workingProvider()
    page.enqueue(mail('Asha'), now)
    for (let hour = 0; hour < 23; hour++)
      await page.flushOutbox(refusing('network'), clockAt(now + hour * 3_600_000))
    await page.flushOutbox(send, clockAt(now + 23 * 3_600_000))
    expect(taken).toHaveLength(1)
  })

  it('does not make the enquiry younger', async () => {
    const page = openPage()
    const { send } = workingProvider()
    page.enqueue(mail('Asha'), now)
    await page.flushOutbox(refusing('network'), clockAt(now + DAY - 1))
    await page.flushOutbox(send, clockAt(now + DAY))
    expect(send).not.toHaveBeenCalled()
  })

  it('is forgotten when the provider is not configured', async () => {
    const page = openPage()
    page.enqueue(mail('Asha'), now)
    await page.flushOutbox(refusing('not-configured'), clockAt(now))
    expect(outboxHasMail()).toBe(false)
  })
})

describe('offline, then online on another page', () => {
  it('sends on the next page what the last one could not', async () => {
    const { taken, send } = workingProvider()
    const first = openPage()
    first.enqueue(mail('Asha'), now)
    await first.flushOutbox(refusing('network'), clockAt(now))
    await openPage().flushOutbox(send, clockAt(now + 60_000))
    expect(taken).toEqual([mail('Asha')])
  })

  it('sends on the next page what the last one only put in', async () => {
    const { taken, send } = workingProvider()
    openPage().enqueue(mail('Asha'), now)
    await openPage().flushOutbox(send, clockAt(now))
    expect(taken).toEqual([mail('Asha')])
  })
})

describe('an attempt that a page left in the middle', () => {
  const leaveInTheMiddle = async () => {
    const page = openPage()
    page.enqueue(mail('Asha'), now)
    void page.flushOutbox(never(), clockAt(now))
    await settle()
    // The page is gone, and its locks with it.
    setLocks(fakeLocks())
  }

  it('is never repeated', async () => {
    const { send } = workingProvider()
    await leaveInTheMiddle()
    await openPage().flushOutbox(send, clockAt(now + 60_000))
    expect(send).not.toHaveBeenCalled()
  })

  it('is forgotten', async () => {
    await leaveInTheMiddle()
    await openPage().flushOutbox(workingProvider().send, clockAt(now + 60_000))
    expect(outboxHasMail()).toBe(false)
  })

  it('is not repeated when leaving itself broke the connection off', async () => {
    const page = openPage()
    page.enqueue(mail('Asha'), now)
    const leaving = () => {
      window.dispatchEvent(new Event('pagehide'))
      return Promise.resolve(failed('network'))
    }
    await page.flushOutbox(leaving, clockAt(now))
    expect(keys()).toEqual([])
  })

  it('does not keep the others from being sent', async () => {
    const { taken, send } = workingProvider()
    await leaveInTheMiddle()
    const page = openPage()
    page.enqueue(mail('Bina'), now)
    await page.flushOutbox(send, clockAt(now + 60_000))
    expect(taken).toEqual([mail('Bina')])
  })
})

describe.each([
  ['with locks', fakeLocks],
  ['in a browser without locks', () => undefined],
])('two tabs at once, %s', (_, makeLocks) => {
  beforeEach(() => setLocks(makeLocks()))

  it('send each enquiry exactly once', async () => {
    const { taken, send } = workingProvider()
    const [one, other] = [openPage(), openPage()]
    const names = Array.from({ length: 10 }, (_, index) => `Guest ${index}`)
    names.forEach((name, index) => (index % 2 ? one : other).enqueue(mail(name), now))
    await Promise.all([one.flushOutbox(send, clockAt(now)), other.flushOutbox(send, clockAt(now))])
    expect(taken.map(({ from_name }) => from_name).sort()).toEqual(names.sort())
  })

  it('count each enquiry once between them', async () => {
    const { send } = workingProvider()
    const [one, other] = [openPage(), openPage()]
    one.enqueue(mail('Asha'), now)
    const counts = await Promise.all([one, other].map((tab) => tab.flushOutbox(send, clockAt(now))))
    expect(counts.reduce((total, count) => total + count)).toBe(1)
  })

  it('lose nothing when the attempt of one fails while the other looks', async () => {
    const [one, other] = [openPage(), openPage()]
    const { taken, send } = workingProvider()
    let fail: (outcome: Outcome) => void = () => undefined
    one.enqueue(mail('Asha'), now)
    const attempt = one.flushOutbox(() => new Promise((resolve) => (fail = resolve)), clockAt(now))
    await settle()
    await other.flushOutbox(send, clockAt(now))
    fail(failed('network'))
    await attempt
    await other.flushOutbox(send, clockAt(now + 60_000))
    expect(taken).toEqual([mail('Asha')])
  })
})

it('goes through the outbox in one tab at a time', async () => {
  const [one, other] = [openPage(), openPage()]
  const { send } = workingProvider()
  one.enqueue(mail('Asha'), now)
  one.enqueue(mail('Bina'), now)
  void one.flushOutbox(never(), clockAt(now))
  await settle()
  expect(await other.flushOutbox(send, clockAt(now))).toBe(0)
  expect(send).not.toHaveBeenCalled()
})

describe('age', () => {
  it('keeps an enquiry for 24 hours', () => {
    expect(openPage().KEEP_MS).toBe(DAY)
  })

  it('still sends just before 24 hours', async () => {
    const page = openPage()
    const { taken, send } = workingProvider()
    page.enqueue(mail('Asha'), now)
    await page.flushOutbox(send, clockAt(now + DAY - 1))
    expect(taken).toHaveLength(1)
  })

  it('forgets at 24 hours, unsent', async () => {
    const page = openPage()
    const { send } = workingProvider()
    page.enqueue(mail('Asha'), now)
    await page.flushOutbox(send, clockAt(now + DAY))
    expect(send).not.toHaveBeenCalled()
    expect(outboxHasMail()).toBe(false)
  })

  it('forgets what is dated a day ahead, as by a clock set back', async () => {
    const page = openPage()
    const { send } = workingProvider()
    page.enqueue(mail('Asha'), now + DAY)
    await page.flushOutbox(send, clockAt(now))
    expect(send).not.toHaveBeenCalled()
    expect(outboxHasMail()).toBe(false)
  })
})

describe('storage that fails', () => {
  it('does not make sending throw when it is forbidden', async () => {
    const allowAgain = forbidStorage()
    const count = await openPage().flushOutbox(workingProvider().send, clockAt(now))
    allowAgain()
    expect(count).toBe(0)
  })

  it('does not make sending throw when it has become full', async () => {
    const page = openPage()
    page.enqueue(mail('Asha'), now)
    fillStorage()
    await expect(page.flushOutbox(workingProvider().send, clockAt(now))).resolves.toEqual(expect.any(Number))
  })

  it('does not keep an enquiry from being sent when it has become full', async () => {
    const page = openPage()
    const { taken, send } = workingProvider()
    page.enqueue(mail('Asha'), now)
    fillStorage()
    await page.flushOutbox(send, clockAt(now))
    expect(taken).toEqual([mail('Asha')])
  })

  it('does not make sending throw when the provider’s code throws', async () => {
    const page = openPage()
    page.enqueue(mail('Asha'), now)
    const broken = () => Promise.reject(new Error('chunk'))
    await expect(page.flushOutbox(broken, clockAt(now))).resolves.toBe(0)
  })
})

describe('hostile contents', () => {
  /** Read without the outbox's own schema: what an entry must be to be sent. */
  function isSendable(text: string): boolean {
    try {
      const entry: unknown = JSON.parse(text)
      if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return false
      const { createdAt, params } = entry as Record<string, unknown>
      return (
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

  // 1,000 storages of ten values each.
  it('of 10,000 random values send nothing that is not an entry, and all that is', async () => {
    const page = openPage()
    setLocks(undefined)
    await fc.assert(
      fc.asyncProperty(fc.array(contents, { minLength: 10, maxLength: 10 }), async (values) => {
        localStorage.clear()
        values.forEach((value, index) => localStorage.setItem(`${OUTBOX_PREFIX}${index}`, value))
        const { taken, send } = workingProvider()
        expect(await page.flushOutbox(send, clockAt(now))).toBe(taken.length)
        expect(taken).toHaveLength(values.filter(isSendable).length)
        expect(keys()).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('do not keep a good enquiry from being sent', async () => {
    const page = openPage()
    await fc.assert(
      fc.asyncProperty(
        contents.filter((text) => !isSendable(text)),
        async (value) => {
          localStorage.clear()
          localStorage.setItem(`${OUTBOX_PREFIX}bad`, value)
          page.enqueue(mail('Asha'), now)
          const { taken, send } = workingProvider()
          await page.flushOutbox(send, clockAt(now))
          expect(taken).toEqual([mail('Asha')])
        },
      ),
      { numRuns: 500 },
    )
  })
})

it('over any run of pages, failures and interruptions delivers every enquiry at most once', async () => {
  const step = fc.constantFrom('put', 'deliver', 'fail', 'leave')
  const visit = [openPage(), openPage(), openPage()]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      localStorage.clear()
      setLocks(fakeLocks())
      const arrived: string[] = []
      const arrive = ({ from_name }: TemplateParams) => arrived.push(from_name ?? '')
      const providers = {
        deliver: (params: TemplateParams) => (arrive(params), Promise.resolve(sent)),
        fail: () => Promise.resolve(failed('network')),
        // It arrives, and the page is left before the answer comes.
        leave: (params: TemplateParams) => (arrive(params), new Promise<Outcome>(() => undefined)),
      }
      let page = visit[0]!
      for (const [index, name] of steps.entries()) {
        if (name === 'put') page.enqueue(mail(`Guest ${index}`), now)
        else void page.flushOutbox(providers[name as keyof typeof providers], clockAt(now))
        await settle()
        if (name === 'leave') {
          setLocks(fakeLocks())
          page = visit[index % visit.length]!
        }
      }
      expect(new Set(arrived).size).toBe(arrived.length)
    }),
    { numRuns: 500 },
  )
})

describe('what is counted', () => {
  const flush = async (send: (params: TemplateParams) => Promise<Outcome>, time: number) => {
    const page = openPage()
    page.enqueue(mail('Asha'), now)
    await page.flushOutbox(send, clockAt(time))
  }

  it('is an enquiry that arrived', async () => {
    await flush(workingProvider().send, now)
    expect(tracked).toEqual(['enquiry-sent'])
  })

  it('is an enquiry that is given up', async () => {
    await flush(never(), now + DAY)
    expect(tracked).toEqual(['enquiry-failed'])
  })

  it('is none that will be tried again', async () => {
    await flush(refusing('network'), now)
    expect(tracked).toEqual([])
  })
})
