import { expect, type Page, test } from '@playwright/test'
import { getMessages, pages } from '@/lib/content/pages'
import { filterRows } from '@/lib/fleet/filter'
import type { FinderTrip } from '@/lib/fleet/reasons'
import { sortRows } from '@/lib/fleet/sort'
import { emptyFilter } from '@/lib/fleet/state'
import { suggest } from '@/lib/fleet/suggest'
import { fleetPath, href, routes } from '@/lib/routes/routes'
import { axeFindings } from './support/axe'
import { coach, electric, fourth, rows as fleet, sedan, suv, van } from './support/catalogue'
import { breakFinder, recordExceptions, recordPageState, SCRIPTS } from './support/faults'
import { specTexts } from '@/lib/fleet/spec-texts'

const PAGE = href(routes.compare)

const { finder, table: tableCopy } = pages.compare()
const { reasons } = getMessages().finder

const table = (page: Page) => page.getByRole('table', { name: tableCopy.caption })
const rows = (page: Page) => table(page).getByRole('rowheader')
/** A checkbox checked before hydration is reset by hydration and checked again by the event replay. */
async function tick(page: Page, vehicle: string): Promise<void> {
  const box = page.getByRole('checkbox', { name: `Compare the ${vehicle}` })
  await box.click()
  await expect(box).toBeChecked()
}
const finderHeads = (page: Page) =>
  page.getByRole('region', { name: finder.heading }).getByRole('heading', { level: 3 })

/** The names that the finder gives for a trip, the closest fit first. */
function namesFor(trip: FinderTrip): string[] {
  const advice = suggest(fleet, trip)
  return advice.fits ? advice.suggestions.map(({ row }) => row.name) : []
}

test.describe('the table', () => {
  test('lists the whole fleet, each row with a link to its vehicle', async ({ page }) => {
    await page.goto(PAGE)
    await expect(rows(page)).toHaveCount(fleet.length)
    const links = await table(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(fleet.map(({ slug }) => href(fleetPath(slug))))
  })

  test('is filtered and sorted, and announces the number of results', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByLabel('Category').selectOption('SUV/MUVs')
    await page.getByLabel('Large bags, at least').fill('2')
    await page.getByLabel('Sort by').selectOption('Mileage, highest first')
    const left = sortRows(filterRows(fleet, { ...emptyFilter, category: 'suv-muvs', bags: 2 }), 'mileage')
    await expect(page.getByText(`${left.length} of ${fleet.length} vehicles`)).toBeVisible()
    await expect(rows(page)).toContainText(left.map(({ name }) => name))
  })

  test('offers to reset the filters when nothing matches', async ({ page }) => {
    await page.goto(`${PAGE}?category=sedans&passengers=20`)
    await expect(page.getByText('No vehicle fits')).toBeVisible()
    await page.getByRole('button', { name: 'Show every vehicle' }).click()
    await expect(rows(page)).toHaveCount(fleet.length)
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  })

  test('fits the screen with every choice of columns', async ({ page, isMobile }) => {
    test.skip(!isMobile)
    await page.setViewportSize({ width: 320, height: 640 })
    const longest = [...fleet].sort((a, b) => b.name.length - a.name.length).slice(0, 3)
    await page.goto(`${PAGE}?compare=${longest.map(({ slug }) => slug).join()}`)
    await page.getByRole('button', { name: 'Compare them' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const dialog = page.getByRole('dialog', { name: 'Side by side' })
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })
})

test.describe('the address', () => {
  test('reflects the filters, and a shared link restores them', async ({ page, context }) => {
    await page.goto(PAGE)
    await page.getByLabel('Electric').check()
    await page.getByLabel('Sort by').selectOption('Name, A to Z')
    await tick(page, electric.name)
    await expect(page).toHaveURL(new RegExp(`\\?electric=yes&sort=name&compare=${electric.slug}$`))
    const shared = await context.newPage()
    await shared.goto(page.url())
    await expect(rows(shared)).toHaveCount(fleet.filter((row) => row.electric).length)
    await expect(shared.getByLabel('Sort by')).toHaveValue('name')
    await expect(shared.getByRole('checkbox', { name: `Compare the ${electric.name}` })).toBeChecked()
  })

  test('is restored by one back navigation from a vehicle', async ({ page }) => {
    await page.goto(href(routes.fleet))
    await page.goto(PAGE)
    await page.getByLabel('Category').selectOption('Van')
    await page.getByLabel('Passengers, at least').fill('10')
    const left = filterRows(fleet, { ...emptyFilter, category: 'van', passengers: 10 }).map(
      ({ name }) => name,
    )
    await expect(rows(page)).toContainText(left)
    await page.getByRole('link', { name: `GET DETAILS : ${left[0]}`, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(left[0] ?? '')
    await page.goBack()
    await expect(rows(page)).toContainText(left)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${href(routes.fleet)}$`))
    await page.goForward()
    await expect(rows(page)).toContainText(left)
  })

  test('with hostile values is ignored', { tag: '@desktop' }, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(
      `${PAGE}?category=boats&passengers=-1&sort=__proto__&compare=a,b&ac=1&electric=yes&electric=yes`,
    )
    await page.waitForLoadState('networkidle')
    await expect(rows(page)).toHaveCount(fleet.length)
    expect(errors).toEqual([])
  })
})

test.describe('the comparison', () => {
  test('accepts three vehicles and explains why it accepts no fourth', async ({ page }) => {
    await page.goto(PAGE)
    for (const { name } of [sedan, suv, van]) await tick(page, name)
    await expect(page.getByText('3 of 3 chosen. Take one out to choose another.')).toBeInViewport()
    await expect(page.getByRole('checkbox', { name: `Compare the ${fourth.name}` })).toBeDisabled()
    await page.getByRole('checkbox', { name: `Compare the ${van.name}` }).uncheck()
    await expect(page.getByRole('checkbox', { name: `Compare the ${fourth.name}` })).toBeEnabled()
  })

  test('opens by keyboard, closes on Escape and returns the focus', async ({ page }) => {
    await page.goto(`${PAGE}?compare=${sedan.slug},${electric.slug}`)
    const open = page.getByRole('button', { name: 'Compare them' })
    await open.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Side by side' })
    await expect(dialog.getByRole('columnheader')).toContainText([sedan.name, electric.name])
    await expect(dialog.getByRole('row', { name: /Battery capacity/ })).toContainText(
      specTexts(electric, getMessages().specs).batteryCapacity ?? '',
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  })
})

test.describe('the finder', () => {
  test('suggests vehicles with reasons and links', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByLabel('People').fill('5')
    await page.getByLabel('Large bags', { exact: true }).fill('2')
    await page.getByLabel('Kind of trip').selectOption('Up into the hills')
    const [first = ''] = namesFor({ people: 5, bags: 2, kind: 'hills' })
    await expect(finderHeads(page).first()).toHaveText(first)
    expect(await finderHeads(page).count()).toBeLessThanOrEqual(3)
    await expect(page.getByText(reasons.smallest)).toBeVisible()
    await page
      .getByRole('link', { name: `GET DETAILS : ${first}`, exact: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  })

  test('reports when no single vehicle is large enough', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByLabel('People').fill('120')
    const advice = suggest(fleet, { people: 120, bags: 3, kind: 'airport' })
    await expect(page.getByText('No single vehicle of ours takes all of that.')).toBeVisible()
    await expect(finderHeads(page)).toHaveText((!advice.fits && advice.largest?.name) || '')
  })
})

test.describe('finder and table', () => {
  test('lazily load their own scripts on first interaction', { tag: '@desktop' }, async ({ page }) => {
    const waitForState = await recordPageState(page)
    const scripts: string[] = []
    await page.route(SCRIPTS, (route) => {
      scripts.push(route.request().url())
      return route.continue()
    })
    await page.goto(PAGE)
    await waitForState('ready')
    const before = scripts.length
    await page.getByLabel('People').focus()
    await expect.poll(() => scripts.length).toBe(before + 1)
    await page.getByLabel('Sort by').focus()
    await expect.poll(() => scripts.length).toBe(before + 2)
  })

  test(
    'replay events captured while their scripts were loading, once',
    { tag: '@desktop' },
    async ({ page }) => {
      const waitForState = await recordPageState(page)
      await page.goto(PAGE)
      await waitForState('ready')
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(SCRIPTS, (route) => held.then(() => route.continue()))
      await page.getByLabel('People').fill('9')
      await page.getByLabel('Passengers, at least').fill('9')
      await tick(page, coach.name)
      await tick(page, van.name)
      await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
      release()
      await expect(page).toHaveURL(new RegExp(`\\?passengers=9&compare=${coach.slug},${van.slug}$`))
      await expect(page.getByRole('checkbox', { name: `Compare the ${coach.name}` })).toBeChecked()
      await expect(page.getByLabel('Passengers, at least')).toHaveValue('9')
      await expect(finderHeads(page).first()).toHaveText(
        namesFor({ people: 9, bags: 3, kind: 'airport' })[0] ?? '',
      )
      await expect(page.getByLabel('People')).toHaveValue('9')
    },
  )

  test(
    'stay static when their scripts fail, and retry on the next interaction',
    { tag: '@desktop' },
    async ({ page }) => {
      const waitForState = await recordPageState(page)
      const exceptions = recordExceptions(page)
      await page.goto(PAGE)
      await waitForState('ready')
      await page.route(SCRIPTS, (route) => route.abort())
      const lost = page.waitForEvent('requestfailed')
      await tick(page, electric.name)
      await lost
      await expect(rows(page)).toHaveCount(fleet.length)
      await expect(page.getByRole('checkbox', { name: `Compare the ${electric.name}` })).toBeChecked()
      await page.unroute(SCRIPTS)
      await page.getByLabel('Sort by').focus()
      await expect(page).toHaveURL(new RegExp(`\\?compare=${electric.slug}$`))
      expect(exceptions).toEqual([])
    },
  )

  test(
    'are isolated: one that throws keeps its server HTML, and the other works on',
    { tag: '@desktop' },
    async ({ page }) => {
      const waitForState = await recordPageState(page)
      await breakFinder(page)
      await page.goto(PAGE)
      await waitForState('ready')
      const heads = await finderHeads(page).allTextContents()
      const broken = page.waitForEvent('console', (message) =>
        message.text().includes('a component is broken'),
      )
      await page.getByLabel('People').fill('9')
      await broken
      await tick(page, electric.name)
      await expect(page).toHaveURL(new RegExp(`\\?compare=${electric.slug}$`))
      await expect(finderHeads(page)).toHaveText(heads)
      await expect(page.getByLabel('People')).toHaveValue('9')
      await expect(page.locator('html[data-was-stopped]')).toHaveCount(0)
    },
  )

  test('restore their state after back navigation', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(PAGE)
    const first = await finderHeads(page).allTextContents()
    await page.getByLabel('Kind of trip').selectOption('Up into the hills')
    await expect(finderHeads(page)).not.toHaveText(first)
    await page.goto(href(routes.fleet))
    await page.goBack()
    await expect(finderHeads(page)).toHaveText(first)
    await expect(page.getByLabel('Kind of trip')).toHaveValue('airport')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole table is shown, without controls that need scripts', async ({ page }) => {
    await page.goto(PAGE)
    await expect(rows(page)).toHaveCount(fleet.length)
    await expect(page.getByLabel('Category')).toBeHidden()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: finder.heading })).toBeHidden()
    await page.getByRole('link', { name: `GET DETAILS : ${suv.name}`, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(suv.name)
  })
})

for (const [state, query] of [
  ['as it comes', ''],
  ['with three vehicles chosen', `?electric=yes&compare=${sedan.slug},${electric.slug},${coach.slug}`],
  ['with nothing left', '?category=sedans&passengers=20'],
] as const) {
  test(`the page has no axe violations, ${state}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(PAGE + query)
    await page.waitForLoadState('networkidle')
    const compare = page.getByRole('button', { name: 'Compare them' })
    for (const opened of [false, true]) {
      if (opened && !(await compare.isVisible())) continue
      if (opened) await compare.click()
      expect(await axeFindings(page)).toEqual([])
    }
  })
}
