/** @jest-environment jsdom */
import { MAX_SENT, PERIOD_MS, SENT_KEY, SHOWN_MS } from '@/lib/enquiry/limits'
import type * as SentLog from '@/lib/enquiry/sent-log'
import { fillStorage, forbidStorage, loadAnew, noonInDelhi } from './fakes'

// Shared by all pages that are opened here.
let mockZod: unknown
jest.mock('zod/mini', () => (mockZod ??= jest.requireActual('zod/mini')))
jest.mock('@/lib/browser/zod-jitless', () => ({}))

const now = noonInDelhi.getTime()

/** A new page: a new instance of the module, without state. The storage is shared. */
const openPage = () => loadAnew<typeof SentLog>(() => jest.requireActual('@/lib/enquiry/sent-log'))

const note = (page: typeof SentLog, at: number, digest = 'd') =>
  page.recordSent({ at, reference: 'K7M3QX', digest })
const sendAll = (page: typeof SentLog, count = MAX_SENT, from = now) => {
  for (let index = 0; index < count; index++)
    page.recordSent({ at: from + index, reference: `R${from + index}`, digest: 'd' })
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('finds an enquiry of the same content within the period, on another page too', () => {
  note(openPage(), now, 'same')
  expect(openPage().findSent('same', now + PERIOD_MS - 1)).toMatchObject({ reference: 'K7M3QX' })
  expect(openPage().findSent('same', now + PERIOD_MS)).toBeUndefined()
  expect(openPage().findSent('other', now)).toBeUndefined()
})

it('counts an enquiry that two pages have recorded once', () => {
  const page = openPage()
  sendAll(page, MAX_SENT - 2)
  note(page, now + MAX_SENT)
  note(openPage(), now + MAX_SENT + 1)
  expect(openPage().maySend(now + MAX_SENT + 2)).toBe(true)
})

it('lists the enquiries of three days, the newest first, on another page too', () => {
  const page = openPage()
  page.recordSent({ at: now, reference: 'UNTOLD', digest: 'c' })
  page.recordSent({ at: now, reference: 'OLDEST', digest: 'a', asked: 'Saket' })
  page.recordSent({ at: now + SHOWN_MS / 2, reference: 'NEWEST', digest: 'b', asked: 'Agra' })
  const referencesAt = (at: number) =>
    openPage()
      .listSent(at, '{day}')
      .map(({ reference }) => reference)
  expect(referencesAt(now + SHOWN_MS - 1)).toEqual(['NEWEST', 'OLDEST'])
  expect(referencesAt(now + SHOWN_MS)).toEqual(['NEWEST'])
})

it('lists an enquiry that tells nothing by the day of its sending in Delhi', () => {
  const page = openPage()
  const at = Date.UTC(2026, 10, 29, 20)
  page.recordSent({ at, reference: 'CONTACT', digest: 'a', asked: '' })
  expect(openPage().listSent(at, 'Sent on {day}')).toMatchObject([{ asked: 'Sent on 30 November 2026' }])
})

it('counts across pages, keeps MAX_SENT, and allows further enquiries after the period', () => {
  sendAll(openPage(), MAX_SENT + 1)
  expect(JSON.parse(localStorage.getItem(SENT_KEY) ?? '')).toHaveLength(MAX_SENT)
  expect(openPage().maySend(now + MAX_SENT)).toBe(false)
  expect(openPage().maySend(now + MAX_SENT + PERIOD_MS)).toBe(true)
})

it('counts per page where storage is blocked', () => {
  const allowAgain = forbidStorage()
  const page = openPage()
  sendAll(page)
  const [here, next] = [page, openPage()].map(({ maySend }) => maySend(now + MAX_SENT))
  allowAgain()
  expect([here, next]).toEqual([false, true])
})

it.each([
  ['is full', () => void fillStorage(), () => undefined],
  ['is cleared meanwhile', () => undefined, () => localStorage.clear()],
])('counts per page where storage %s', (_, before, after) => {
  before()
  const page = openPage()
  sendAll(page)
  after()
  expect(page.maySend(now + MAX_SENT)).toBe(false)
})

it('is not blocked after the clock was set back', () => {
  sendAll(openPage(), MAX_SENT, now + 10 * PERIOD_MS)
  expect(openPage().maySend(now)).toBe(true)
})

it('finds what was sent before the clock was set back, for three days', () => {
  note(openPage(), now, 'same')
  expect(openPage().findSent('same', now - SHOWN_MS + 1)).toMatchObject({ reference: 'K7M3QX' })
  expect(openPage().findSent('same', now - SHOWN_MS)).toBeUndefined()
})

const entry = { at: now, reference: 'R'.repeat(40), digest: 'd'.repeat(40), asked: 'a'.repeat(200) }

it.each([
  ['what is no list', ['', 'null', '{', '7', '{}', '"text"', '[']],
  ['entries that are none', [[null, 7, 'x', [], { at: `${now}`, reference: 'R', digest: 'd' }]]],
  ['a reference that is too long', [[{ ...entry, reference: `${entry.reference}R` }]]],
  ['a digest that is too long', [[{ ...entry, digest: `${entry.digest}d` }]]],
  ['an answer that is too long', [[{ ...entry, asked: `${entry.asked}a` }]]],
])('drops %s from its storage, and keeps counting', (_, contents) => {
  for (const content of contents) {
    localStorage.setItem(
      SENT_KEY,
      typeof content === 'string' ? content : JSON.stringify([...content, entry]),
    )
    const page = openPage()
    expect(page.maySend(now)).toBe(true)
    note(page, now)
    const kept = typeof content === 'string' ? [] : [entry]
    expect(JSON.parse(localStorage.getItem(SENT_KEY) ?? '')).toEqual([
      ...kept,
      expect.objectContaining({ at: now }),
    ])
  }
})
