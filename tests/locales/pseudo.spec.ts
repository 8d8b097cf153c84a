import { expect, test, type Page } from '@playwright/test'
import { localeFolder } from '@/lib/config/locales'
import { pages, getMessages } from '@/lib/content/pages'
import { pseudoText } from '@/lib/content/pseudo-locale'
import { href, routes } from '@/lib/routes/routes'
import { findEnglish } from '@/tools/locales/english'
import { vehiclePath } from '../e2e/support/catalogue'
import { allPaths, isAlike } from '../e2e/support/page-kinds'
import { stubProvider } from '../e2e/support/provider'
import { control, fillTrip, localTrip, fixClock } from '../e2e/support/trip'

const LOCALE = 'en-XA'
const folder = localeFolder(LOCALE)
const messages = getMessages(LOCALE)
const english = findEnglish(LOCALE)

/** The editor is in English, at the root. */
const kinds = allPaths.filter((path) => !isAlike(path) && !path.startsWith('/admin'))

/** The visible text, without typed values. */
const visibleText = (page: Page) => page.locator('body').innerText()

/** Focuses the first field, which starts the scripts, and waits for hydration. */
const startScripts = (page: Page) => page.mouse.click(1, 1)

for (const path of kinds)
  test(`${path} fits a screen 320 px wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(folder + href(path))
    await startScripts(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

test('a page has the lang attribute of its locale', async ({ page }) => {
  await page.goto(`${folder}/`)
  await expect(page.locator('html')).toHaveAttribute('lang', LOCALE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pseudoText(pages.home('en').hero.heading))
})

test('an unknown URL gets the 404 page of its locale', async ({ page }) => {
  const answer = await page.goto(`${folder}/nothing-here/`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.heading)
})

test('a search is sent and leads to the offers of its locale', async ({ page }) => {
  await fixClock(page)
  const provider = await stubProvider(page)
  await page.goto(`${folder}/`)
  await fillTrip(page.locator('main'), localTrip)
  await page.getByRole('button', { name: messages.trip.search, exact: true }).click()
  await page.waitForURL(`**${folder}${href(routes.offers)}?*`)
  await expect
    .poll(() => provider.sent.map(({ template_params: { from_name } }) => from_name))
    .toEqual([localTrip.name])
  expect(provider.sent[0]?.template_params.page_url).toContain(`${folder}/`)
  expect(english(await visibleText(page))).toEqual([])
})

test('an enquiry is sent, and confirmed in its locale', async ({ page }) => {
  await fixClock(page)
  const provider = await stubProvider(page)
  const told: string[] = []
  page.on('dialog', (dialog) => {
    told.push(dialog.message())
    void dialog.accept()
  })
  await page.goto(folder + vehiclePath)
  const { location, date, time, name, contact } = localTrip
  await fillTrip(page.locator('main'), { location, dateTime: `${date}T${time}`, name, contact })
  await page.getByRole('button', { name: messages.enquiry.send, exact: true }).click()
  await expect.poll(() => provider.sent.length).toBe(1)
  await expect(page.getByText(messages.enquiry.sent)).toBeVisible()
  await expect(control(page, 'name')).toHaveValue('')
  expect(told.flatMap(english)).toEqual([])
})
