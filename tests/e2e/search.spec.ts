import { expect, type Page, test } from '@playwright/test'
import { interpolate } from '@/lib/format/interpolate'
import { messages, offersHeadline } from './support/catalogue'
import { countQueued } from './support/faults'
import { answerOk, answerStatus, stubProvider } from './support/provider'
import { control, fillTrip, LATER, localTrip, outstationTrip, fixClock, TODAY } from './support/trip'

const SENT = messages.enquiry.sent

test.beforeEach(async ({ page }) => {
  await fixClock(page)
  await page.goto('/')
})

/** The confirmation of an enquiry: in the page, and on a phone in the dialog over it. */
const notice = (page: Page) => page.getByRole('status').filter({ hasText: SENT }).last()
const search = (page: Page) => page.getByRole('button', { name: messages.trip.search }).click()
async function searchFor(page: Page, trip: Record<string, string>): Promise<void> {
  await fillTrip(page, trip)
  await search(page)
  await page.waitForURL('**/car-offers/?*')
}

test(
  'a local search leads to the offers with the query of the spec and sends its payload',
  { tag: '@desktop' },
  async ({ page }) => {
    const provider = await stubProvider(page)
    await searchFor(page, localTrip)
    expect([...new URL(page.url()).searchParams]).toEqual([
      ['location', 'Saket, New Delhi'],
      ['date', LATER],
      ['time', '10:30'],
      ['name', 'Asha Verma'],
      ['contact', '9876543210'],
      ['from', ''],
      ['destination', ''],
    ])
    await expect(notice(page)).toBeVisible()
    expect(provider.sent).toEqual([
      {
        lib_version: '4.4.1',
        user_id: 'local-inbox-key',
        service_id: 'service_local_inbox',
        template_id: 'template_local_trip',
        template_params: {
          car_name: 'Website Enquiry',
          active_tab: 'local',
          from_name: 'Asha Verma',
          phone: '9876543210',
          trip_from: 'Saket, New Delhi',
          trip_destination: '—',
          trip_datetime: `${LATER} 10:30`,
          page_url: expect.stringMatching(/^http:\/\/localhost:\d+\/#ref-[2-9A-HJ-NP-Z]{6}$/),
          message: '-',
        },
      },
    ])
  },
)

test('an outstation search carries both places and the return date', { tag: '@phone' }, async ({ page }) => {
  const provider = await stubProvider(page)
  await page.getByRole('tab', { name: messages.trip.outstation }).click()
  await searchFor(page, outstationTrip)
  const query = new URL(page.url()).searchParams
  expect(query.get('from')).toBe('Delhi')
  expect(query.get('destination')).toBe('Nainital')
  expect(query.get('return_date')).toBe('2026-11-29')
  await expect.poll(() => provider.sent.length).toBe(1)
  expect(provider.sent[0]?.template_params).toMatchObject({
    active_tab: 'outstation',
    trip_from: 'Delhi',
    trip_destination: 'Nainital',
    message: '2026-11-29',
  })
})

test(
  'a search without a place stays on the page and focuses the place',
  { tag: '@desktop' },
  async ({ page }) => {
    const provider = await stubProvider(page)
    await fillTrip(page, { ...localTrip, location: '   ' })
    await search(page)
    await expect(control(page, 'location')).toBeFocused()
    await expect(control(page, 'location')).toHaveAttribute('aria-invalid', 'true')
    await control(page, 'location').pressSequentially('S')
    await expect(control(page, 'location')).not.toHaveAttribute('aria-invalid')
    expect(new URL(page.url()).pathname).toBe('/')
    expect(provider.sent).toEqual([])
  },
)

test(
  'today is the first pickup date, and an early time on it is bumped up',
  { tag: '@desktop' },
  async ({ page }) => {
    await expect(control(page, 'date')).toHaveAttribute('min', TODAY)
    await control(page, 'date').fill(TODAY)
    await control(page, 'time').fill('06:00')
    await control(page, 'name').focus()
    await expect(control(page, 'time')).toHaveValue('10:00')
    await control(page, 'date').fill(LATER)
    await control(page, 'time').fill('06:00')
    await control(page, 'name').focus()
    await expect(control(page, 'time')).toHaveValue('06:00')
  },
)

test(
  'on a phone the offers dialog confirms the enquiry, and stays closed once it was closed',
  { tag: '@phone' },
  async ({ page }) => {
    const provider = await stubProvider(page)
    await searchFor(page, localTrip)
    const dialog = page.getByRole('dialog', { name: offersHeadline })
    await expect(dialog.getByText(SENT)).toBeVisible()
    const reference = provider.sent[0]?.template_params.page_url?.split('#ref-')[1] ?? ''
    await expect(dialog.getByText(interpolate(messages.enquiry.reference, { reference }))).toBeVisible()
    await dialog.getByRole('button', { name: messages.common.close }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page.getByText(SENT).first()).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.goto('/privacy/')
    await page.goBack()
    await expect(page.getByText(SENT).first()).toBeVisible()
    await expect(dialog).toBeHidden()
    // The same trip again is another search, and the same enquiry.
    await page.getByText(messages.trip.again).click()
    await search(page)
    await expect(dialog.getByText(SENT)).toBeVisible()
    expect(provider.sent).toHaveLength(1)
  },
)

test('two open tabs send a queued enquiry once', { tag: '@phone' }, async ({ page, context }) => {
  const provider = await stubProvider(page, answerStatus(500))
  await searchFor(page, localTrip)
  await expect.poll(() => provider.sent.length).toBe(1)
  provider.answer = async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await answerOk(route)
  }
  const tabs = [await context.newPage(), await context.newPage()]
  await page.close()
  await Promise.all(tabs.map((tab) => fixClock(tab).then(() => tab.goto('/privacy/'))))
  await expect.poll(() => provider.sent.length).toBe(2)
  // Nothing is left that could be sent again.
  await expect.poll(() => countQueued(tabs[0]!)).toBe(0)
  expect(provider.sent).toHaveLength(2)
})
