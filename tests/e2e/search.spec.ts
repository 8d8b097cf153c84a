import { expect, type Page, test } from '@playwright/test'
import { interpolate } from '@/lib/format/interpolate'
import { messagePattern, messages, offersHeadline } from './support/catalogue'
import { controlOnlineState } from './support/online-state'
import { answerOk, answerStatus, dropConnection, stubProvider } from './support/provider'
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

test('the return date begins at the pickup date', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('tab', { name: messages.trip.outstation }).click()
  await expect(control(page, 'return_date')).toHaveAttribute('min', TODAY)
  await control(page, 'date').fill(LATER)
  await control(page, 'name').focus()
  await expect(control(page, 'return_date')).toHaveAttribute('min', LATER)
})

test('an enquiry made offline is sent once online again', { tag: '@phone' }, async ({ page }) => {
  const provider = await stubProvider(page, dropConnection)
  const setOffline = await controlOnlineState(page)
  await setOffline(true)
  await searchFor(page, localTrip)
  expect(provider.sent).toHaveLength(1)
  provider.answer = answerOk
  await setOffline(false)
  await expect(notice(page)).toBeVisible()
  expect(provider.sent).toHaveLength(2)
})

test('a repeated search is one enquiry, and its reference is shown', { tag: '@phone' }, async ({ page }) => {
  const provider = await stubProvider(page)
  await searchFor(page, localTrip)
  await expect(notice(page)).toBeVisible()
  const reference = provider.sent[0]?.template_params.page_url?.split('#ref-')[1]
  await expect(
    page
      .getByText(interpolate(messages.enquiry.reference, { reference: reference ?? '' }))
      .filter({ visible: true })
      .last(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByText(messages.trip.again).click()
  await search(page)
  await page.waitForLoadState('networkidle')
  await expect(notice(page)).toBeVisible()
  expect(provider.sent).toHaveLength(1)
})

test(
  'on a phone the offers dialog confirms the enquiry, and stays closed once it was closed',
  { tag: '@phone' },
  async ({ page }) => {
    await stubProvider(page)
    await searchFor(page, localTrip)
    const dialog = page.getByRole('dialog', { name: offersHeadline })
    await expect(dialog.getByText(SENT)).toBeVisible()
    await expect(dialog.getByText(messagePattern(messages.enquiry.reference))).toBeVisible()
    await dialog.getByRole('button', { name: messages.common.close }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page.getByText(SENT).first()).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.goto('/privacy/')
    await page.goBack()
    await expect(page.getByText(SENT).first()).toBeVisible()
    await expect(dialog).toBeHidden()
    // The same trip again is another search.
    await page.getByText(messages.trip.again).click()
    await search(page)
    await expect(dialog).toBeVisible()
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
  await tabs[0]?.waitForTimeout(2000)
  expect(provider.sent).toHaveLength(2)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the places of both kinds of trip can be filled in', { tag: '@desktop' }, async ({ page }) => {
    await expect(control(page, 'location')).toBeVisible()
    await expect(control(page, 'destination')).toBeVisible()
    await expect(control(page, 'return_date')).toBeVisible()
  })
})
