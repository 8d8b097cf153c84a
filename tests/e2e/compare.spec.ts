import { expect, type Page, test } from '@playwright/test'
import { categoryOf } from '@/lib/content/fleet'
import { interpolate } from '@/lib/format/interpolate'
import { pages } from '@/lib/content/pages'
import { filterRows } from '@/lib/fleet/filter'
import type { FinderTrip } from '@/lib/fleet/reasons'
import { sortRows } from '@/lib/fleet/sort'
import { emptyFilter } from '@/lib/fleet/state'
import { suggest } from '@/lib/fleet/suggest'
import { fleetPath, href, routes } from '@/lib/routes/routes'
import { overflow } from './support/axe'
import { coach, electric, rows as fleet, sedan, suv, van, messages } from './support/catalogue'
import { delayScripts, recordExceptions, waitForIslands, SCRIPTS } from './support/faults'
import { stubProvider } from './support/provider'
import { fixClock, outstationTrip, searchFor } from './support/trip'

const PAGE = href(routes.compare)

const { finder, table: tableCopy } = pages.compare()

const table = (page: Page) => page.getByRole('table', { name: tableCopy.caption })
const rows = (page: Page) => table(page).getByRole('rowheader')
const box = (page: Page, vehicle: string) =>
  page.getByRole('checkbox', { name: interpolate(messages.compare.chooseNamed, { vehicle }) })
/** A checkbox checked before hydration is reset by hydration and checked again by the event replay. */
async function tick(page: Page, vehicle: string): Promise<void> {
  await box(page, vehicle).click()
  await expect(box(page, vehicle)).toBeChecked()
}
const finderHeads = (page: Page) =>
  page.getByRole('region', { name: finder.heading }).getByRole('heading', { level: 3 })

/** The names that the finder gives for a trip, the closest fit first. */
function namesFor(trip: FinderTrip): string[] {
  const advice = suggest(fleet, trip)
  return advice.fits ? advice.suggestions.map(({ row }) => row.name) : []
}

test.describe('the table', { tag: '@phone' }, () => {
  test('has filters and order, which one back navigation from a vehicle restores', async ({ page }) => {
    await page.goto(href(routes.fleet))
    await page.goto(PAGE)
    await page.getByLabel(messages.compare.category).selectOption(categoryOf(van).title)
    await page.getByLabel(messages.compare.passengers).fill('10')
    await page.getByLabel(messages.compare.bags).fill('2')
    await page.getByLabel(messages.compare.sort).selectOption(messages.compare.orders.mileage)
    const filter = { ...emptyFilter, category: 'van', passengers: 10, bags: 2 } as const
    const left = sortRows(filterRows(fleet, filter), 'mileage').map(({ name }) => name)
    await expect(
      page.getByText(interpolate(messages.compare.countSome, { count: left.length, total: fleet.length })),
    ).toBeVisible()
    await expect(rows(page)).toContainText(left)
    await page.getByRole('link', { name: `${messages.common.getDetails} : ${left[0]}`, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(left[0] ?? '')
    await page.goBack()
    await expect(rows(page)).toContainText(left)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${href(routes.fleet)}$`))
    await page.goForward()
    await expect(rows(page)).toContainText(left)
  })
})

test.describe('the comparison', { tag: '@phone' }, () => {
  test('accepts three vehicles, explains why it accepts no fourth, and shows them side by side, on 320 px too', async ({
    page,
  }) => {
    const longest = [...fleet].sort((a, b) => b.name.length - a.name.length).slice(0, 3)
    // The choice is in the order of the table where it was made before the scripts.
    const names = fleet.filter((row) => longest.includes(row)).map(({ name }) => name)
    const last = names[2]!
    const fourth = fleet.find((row) => !longest.includes(row))!
    await page.goto(PAGE)
    for (const name of names) await tick(page, name)
    await expect(
      page.getByText(
        `${interpolate(messages.compare.chosen, { count: 3, max: 3 })} ${messages.compare.full}`,
      ),
    ).toBeInViewport()
    await expect(box(page, fourth.name)).toBeDisabled()
    await box(page, last).uncheck()
    await expect(box(page, fourth.name)).toBeEnabled()
    await box(page, last).check()
    // The contact bar must not cover it.
    await page.getByRole('button', { name: messages.compare.open }).click()
    const dialog = page.getByRole('dialog', { name: messages.compare.sideBySide })
    await expect(dialog.getByRole('columnheader')).toContainText(names)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page)).toBe(0)
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })

  test('leads in one tap to the form of a vehicle, which has the trip of the last search', async ({
    page,
  }) => {
    await fixClock(page)
    await stubProvider(page)
    await page.goto('/')
    await page.getByRole('tab', { name: messages.trip.outstation }).click()
    await searchFor(page, outstationTrip)
    await page.goto(`${PAGE}?compare=${sedan.slug},${van.slug}`)
    await page.getByRole('button', { name: messages.compare.open }).click()
    await page
      .getByRole('link', { name: interpolate(messages.offers.getQuoteFor, { vehicle: van.name }) })
      .click()
    const form = page.getByRole('form', { name: van.name })
    await expect(form).toBeInViewport()
    const { from, destination, date, time, name, contact } = outstationTrip
    const kept = { from, destination, dateTime: `${date}T${time}`, name, contact }
    for (const [control, value] of Object.entries(kept))
      await expect(form.locator(`[name=${control}]`)).toHaveValue(value)
    await expect(form.locator('[name=destination]')).toBeVisible()
  })
})

test.describe('finder and table', { tag: '@desktop' }, () => {
  test('replay events captured while their scripts were loading, once', async ({ page }) => {
    await page.goto(PAGE)
    await waitForIslands(page)
    const release = await delayScripts(page)
    await page.getByLabel(messages.finder.people).fill('9')
    await page.getByLabel(messages.compare.passengers).fill('9')
    await tick(page, coach.name)
    await tick(page, van.name)
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
    release()
    // What was ticked is carried over in the order of the table.
    await expect(page).toHaveURL(new RegExp(`\\?passengers=9&compare=${van.slug},${coach.slug}$`))
    await expect(box(page, coach.name)).toBeChecked()
    await expect(page.getByLabel(messages.compare.passengers)).toHaveValue('9')
    await expect(finderHeads(page).first()).toHaveText(
      namesFor({ people: 9, bags: 3, kind: 'airport' })[0] ?? '',
    )
    await expect(page.getByLabel(messages.finder.people)).toHaveValue('9')
  })

  test('stay static when their scripts fail, and retry on the next interaction', async ({ page }) => {
    const exceptions = recordExceptions(page)
    await page.goto(PAGE)
    await waitForIslands(page)
    await page.route(SCRIPTS, (route) => route.abort())
    const lost = page.waitForEvent('requestfailed')
    await tick(page, electric.name)
    await lost
    await expect(rows(page)).toHaveCount(fleet.length)
    await expect(box(page, electric.name)).toBeChecked()
    await page.unroute(SCRIPTS)
    await page.getByLabel(messages.compare.sort).focus()
    await expect(page).toHaveURL(new RegExp(`\\?compare=${electric.slug}$`))
    expect(exceptions).toEqual([])
  })
})

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the whole table is shown, without controls that need scripts', async ({ page }) => {
    await page.goto(PAGE)
    const links = table(page).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      fleet.map(({ slug }) => href(fleetPath(slug))),
    )
    await expect(page.getByLabel(messages.compare.category)).toBeHidden()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: finder.heading })).toBeHidden()
    await page.getByRole('link', { name: `${messages.common.getDetails} : ${suv.name}`, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(suv.name)
  })
})
