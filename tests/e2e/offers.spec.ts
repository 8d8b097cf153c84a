import { expect, test } from '@playwright/test'
import { deferred } from './support/deferred'
import { delayScripts } from './support/faults'
import { answerOk, stubProvider } from './support/provider'
import { coach, offersHeadline, sedan, van, vehicles, messages } from './support/catalogue'
import { control, LATER, fixClock, NOW } from './support/trip'
import { OUTBOX_PREFIX } from '@/lib/enquiry/outbox-key'
import { categoryOf } from '@/lib/content/fleet'
import { fleetPath, href } from '@/lib/routes/routes'
import { interpolate } from '@/lib/format/interpolate'

const QUERY = `?location=Saket&date=${LATER}&time=10%3A30&name=Asha&contact=9876543210&from=&destination=`

test.beforeEach(({ page }) => fixClock(page))

test('a query with a place opens the offers, every vehicle in a list of 400 px at most, as a dialog on a phone', async ({
  page,
  isMobile,
}) => {
  await page.goto(`/car-offers/${QUERY}`)
  const panel = page.locator('#quote-panel')
  await expect(panel.getByRole('heading', { name: offersHeadline })).toBeVisible()
  await expect.poll(() => panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(isMobile)
  await expect(panel.locator('[role=tabpanel] h3')).toHaveCount(vehicles.length)
  if (!isMobile) expect((await panel.getByRole('tabpanel').boundingBox())!.height).toBeLessThanOrEqual(400)
})

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test('a trip to a place of the guides is answered above its offers', async ({ page }) => {
    await page.goto(`/car-offers/?from=Rohini+Sector+9&destination=Nainital&date=${LATER}&time=16%3A00`)
    const answer = page.getByRole('region', {
      name: /^Rohini Sector 9 to Nainital: about \d+ km, counted from central Delhi$/,
    })
    await expect(answer).toContainText('The last good start that day is')
    await answer.getByText(messages.offers.answer.more).click()
    await answer.getByRole('link', { name: messages.offers.answer.guide }).click()
    await page.waitForURL('**/routes/nainital/?*')
    await expect(page.locator('[type=time]')).toHaveValue('16:00')
    await expect(page.getByRole('status')).toContainText('The last good start that day is')
  })

  test('who travels is kept through the search that is sent from the offers', async ({ page }) => {
    await stubProvider(page, answerOk)
    await page.goto(`/car-offers/?from=Delhi&destination=Nainital&date=${LATER}&time=10%3A30&name=Asha`)
    const people = page.getByLabel(messages.offers.party.people)
    await people.fill('12')
    await control(page, 'contact').fill('9876543210')
    await page.getByRole('button', { name: messages.trip.search, exact: true }).click()
    await expect(page.getByText(messages.enquiry.sent).first()).toBeVisible()
    await expect(people).toHaveValue('12')
    await expect(page.getByRole('tab', { name: categoryOf(van).tab, selected: true })).toBeVisible()
  })

  test('a category page leads to the offers of its category, which a search does not leave', async ({
    page,
  }) => {
    await page.goto(href(fleetPath(van.category)))
    await page.getByRole('main').getByRole('link', { name: messages.service.enquireNow }).click()
    const chosen = page.getByRole('tab', { name: categoryOf(van).tab, selected: true })
    await expect(chosen).toBeVisible()
    await control(page, 'location').fill('Saket')
    await page.getByRole('button', { name: messages.trip.search }).click()
    await expect(page).toHaveURL(/location=Saket&.*category=van$/)
    await expect(chosen).toBeVisible()
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the category of the address opens the dialog, and is in view in its row', async ({ page }) => {
    await page.goto(`/car-offers/?category=${coach.category}`)
    await expect(page.getByRole('tab', { name: categoryOf(coach).tab, selected: true })).toBeInViewport({
      ratio: 1,
    })
  })

  test('the trip of the query, and that its enquiry is being sent, stand there before the scripts', async ({
    page,
  }) => {
    const answered = deferred()
    await stubProvider(page, (route) => answered.promise.then(() => answerOk(route)))
    const trip = {
      from: 'Delhi',
      destination: 'Agra',
      date: LATER,
      time: '10:30',
      name: 'Asha',
      contact: '9876543210',
    }
    const query = new URLSearchParams(trip).toString()
    await page.goto('/privacy/')
    // As a search leaves it to the next page.
    await page.evaluate(
      ([key, form, now]) =>
        localStorage.setItem(
          `${key}K7M3QX`,
          JSON.stringify({ createdAt: Number(now), page: `${location.origin}/`, tab: 'outstation', form }),
        ),
      [OUTBOX_PREFIX, query, NOW.getTime()] as const,
    )
    const release = await delayScripts(page)
    await page.goto(`/car-offers/?${query}`, { waitUntil: 'commit' })
    const sending = page.getByText(messages.enquiry.sendingSearch).first()
    await expect(sending).toBeVisible()
    for (const [name, value] of Object.entries(trip)) await expect(control(page, name)).toHaveValue(value)
    await expect(control(page, 'destination')).toBeVisible()
    release()
    await expect(page.locator('form[data-of-query][data-tab=outstation]')).toBeVisible()
    answered.resolve()
    await expect(page.getByText(messages.enquiry.sent).first()).toBeVisible()
    await expect(sending).toBeHidden()
    // The form folds, so that nobody presses Search again for the next step.
    await expect(control(page, 'destination')).toBeHidden()
    await page.reload()
    await expect(control(page, 'destination')).toHaveValue('Agra')
    await expect(sending).toBeHidden()
    await expect(control(page, 'destination')).toBeHidden()
    await page.keyboard.press('Escape')
    await page.getByText(messages.trip.again).click()
    await expect(page.getByText(messages.trip.againNote)).toBeVisible()
    await expect(control(page, 'destination')).toBeVisible()
  })

  test('the photos of a vehicle open in a dialog over the panel and lock the page', async ({ page }) => {
    await page.goto(`/car-offers/${QUERY}`)
    await page
      .getByRole('button', { name: interpolate(messages.offers.photosOf, { vehicle: sedan.name }) })
      .click()
    const photos = page.getByRole('dialog', { name: sedan.name })
    await expect(photos).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await photos.getByRole('button', { name: messages.common.close }).click()
    await expect(photos).toHaveCount(0)
  })
})
