import { contentCopy, mistakeIn } from '@/tests/fixtures/content-copy'
import { withEnv } from '@/tests/fixtures/with-env'

const MONSOON = 'notices/monsoon.yaml'
const FOG = 'notices/fog.yaml'

const copy = contentCopy()

/** The notices of the copy, and the one above the pages. */
async function read() {
  const { listNotices } = await import('@/lib/content/notices')
  const { noticeBar } = await import('@/view-models/notice')
  return { names: listNotices().map(({ name }) => name), bar: noticeBar() }
}
const on = (day: string) => copy.onDay(day, read)
const inPreviewOn = (BUILD_DAY: string) =>
  withEnv({ BUILD_DAY, SITE_ENV: 'preview', CONTENT_DIR: process.env.CONTENT_DIR ?? '' }, read)

const writeFog = (days: string, link = '') => copy.write(FOG, `text: Dense fog is forecast.\n${link}${days}`)

it.each([
  ['2026-06-30', undefined],
  ['2026-07-01', 'Heavy rain is forecast. Leave half an hour earlier for the airport.'],
  ['2026-09-15', 'Heavy rain is forecast. Leave half an hour earlier for the airport.'],
  ['2026-09-16', undefined],
])('on %s a notice of 1 July to 15 September says %s', async (day, text) => {
  expect((await on(day)).bar?.text).toBe(text)
})

it('lists notices by their first day', async () => {
  writeFog('publishUntil: 2026-01-31\n')
  expect((await on('2026-12-01')).names).toEqual(['fog', 'monsoon'])
})

it('shows in a preview the next notice and its first day', async () => {
  const { bar } = await inPreviewOn('2026-06-30')
  expect(bar?.text).toMatch(/ · Preview: from 1 July 2026$/)
  expect((await inPreviewOn('2026-09-16')).bar).toBeUndefined()
})

it('has an id that changes with its text alone', async () => {
  const before = (await on('2026-07-01')).bar?.id
  expect(before).toMatch(/^[0-9a-f]{8}$/)
  copy.change(MONSOON, '2026-09-15', '2026-09-20')
  expect((await on('2026-07-01')).bar?.id).toBe(before)
  copy.change(MONSOON, 'Heavy rain', 'Very heavy rain')
  expect((await on('2026-07-01')).bar?.id).not.toBe(before)
})

it('leaves a link out while its post is not published', async () => {
  writeFog('publishFrom: 2026-12-01\n', 'link: { label: More, path: /blogs/2 }\n')
  copy.change('blog/2.md', 'publishFrom: 2026-09-16', 'publishFrom: 2026-12-02')
  expect((await on('2026-12-01')).bar).toMatchObject({ text: 'Dense fog is forecast.', link: undefined })
  expect((await on('2026-12-02')).bar?.link).toEqual({ label: 'More', path: '/blogs/2' })
})

describe('refuses', () => {
  it('a notice without end before another', () => {
    writeFog('publishFrom: 2026-06-01\n')
    const { file, problems } = mistakeIn(copy)
    expect(file).toMatch(/notices\/monsoon\.yaml$/)
    const reason = 'its days overlap those of notices/fog.yaml, and one notice is shown at a time'
    expect(problems).toEqual([{ path: 'publishFrom', line: expect.any(Number), reason }])
  })

  it('every link that leads nowhere, and overlapping days beside them', () => {
    writeFog('publishFrom: 2026-09-15\n', 'link: { label: More, path: /fog }\n')
    copy.change(MONSOON, 'path: /our-services/airport-transfers', 'path: /rain')
    const { message } = mistakeIn(copy)
    expect(message).toMatch(/monsoon\.yaml:2 {2}link\.path: there is no page \/rain/)
    expect(message).toMatch(/fog\.yaml:2 {2}link\.path: there is no page \/fog/)
    expect(message).toMatch(/fog\.yaml:3 {2}publishFrom: its days overlap/)
  })

  it('none of two that follow each other', async () => {
    writeFog('publishFrom: 2026-09-16\n')
    expect((await on('2026-09-16')).bar?.text).toBe('Dense fog is forecast.')
  })
})
