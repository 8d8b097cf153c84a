import { expect, type Page, test } from '@playwright/test'
import { listVehicles } from '@/lib/content/fleet'
import { fleetPath, href, routes } from '@/lib/site/routes'
import { axeFindings } from './support/axe'
import { breakFinder, keepExceptions, keepState, SCRIPTS } from './support/faults'

const PAGE = href(routes.compare)

const table = (page: Page) => page.getByRole('table', { name: 'The whole fleet' })
const rows = (page: Page) => table(page).getByRole('rowheader')
const tick = (page: Page, vehicle: string) =>
  page.getByRole('checkbox', { name: `Compare the ${vehicle}` }).check()
const finderHeads = (page: Page) =>
  page.getByRole('region', { name: 'Which vehicle fits?' }).getByRole('heading', { level: 3 })

test.describe('the table', () => {
  test('holds the whole fleet, and each row leads to its vehicle', async ({ page }) => {
    await page.goto(PAGE)
    await expect(rows(page)).toHaveCount(32)
    const links = await table(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(listVehicles().map(({ slug }) => href(fleetPath(slug))))
  })

  test('is narrowed and sorted, and says how many are left', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByLabel('Category').selectOption('SUV/MUVs')
    await page.getByLabel('Large bags, at least').fill('2')
    await page.getByLabel('Sort by').selectOption('Mileage, highest first')
    await expect(page.getByText('4 of 32 vehicles')).toBeVisible()
    await expect(rows(page)).toContainText([
      'Maruti Suzuki Invicto',
      'Innova Hycross',
      'Kia Carnival',
      'Innova Crysta',
    ])
  })

  test('offers a way back when nothing is left', async ({ page }) => {
    await page.goto(`${PAGE}?category=sedans&passengers=20`)
    await expect(page.getByText('No vehicle fits')).toBeVisible()
    await page.getByRole('button', { name: 'Show every vehicle' }).click()
    await expect(rows(page)).toHaveCount(32)
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  })

  test('fits the screen, whatever is chosen', async ({ page, isMobile }) => {
    test.skip(!isMobile)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${PAGE}?compare=luxury-coach,scania-volvo-bus,maruti-suzuki-invicto`)
    await page.getByRole('button', { name: 'Compare them' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const dialog = page.getByRole('dialog', { name: 'Side by side' })
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })
})

test.describe('the address', () => {
  test('holds what is set, and a shared link brings it back', async ({ page, context }) => {
    await page.goto(PAGE)
    await page.getByLabel('Electric').check()
    await page.getByLabel('Sort by').selectOption('Name, A to Z')
    await tick(page, 'Ioniq 5')
    await expect(page).toHaveURL(/\?electric=yes&sort=name&compare=ioniq-5$/)
    const shared = await context.newPage()
    await shared.goto(page.url())
    await expect(rows(shared)).toHaveCount(4)
    await expect(shared.getByLabel('Sort by')).toHaveValue('name')
    await expect(shared.getByRole('checkbox', { name: 'Compare the Ioniq 5' })).toBeChecked()
  })

  test('is still there on the way back from a vehicle, in one step', async ({ page }) => {
    await page.goto(href(routes.fleet))
    await page.goto(PAGE)
    await page.getByLabel('Category').selectOption('Van')
    await page.getByLabel('Passengers, at least').fill('16')
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('link', { name: 'GET DETAILS : Urbania 15' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urbania 15')
    await page.goBack()
    await expect(rows(page)).toHaveCount(2)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${href(routes.fleet)}$`))
    await page.goForward()
    await expect(rows(page)).toHaveCount(2)
  })

  test('that somebody made up changes nothing and breaks nothing', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(
      `${PAGE}?category=boats&passengers=-1&sort=__proto__&compare=a,b&ac=1&electric=yes&electric=yes`,
    )
    await page.waitForLoadState('networkidle')
    await expect(rows(page)).toHaveCount(32)
    expect(errors).toEqual([])
  })
})

test.describe('the comparison', () => {
  test('takes three vehicles, and says why it takes no fourth', async ({ page }) => {
    await page.goto(PAGE)
    for (const vehicle of ['Swift Dzire', 'Honda City', 'Hyundai Aura']) await tick(page, vehicle)
    await expect(page.getByText('3 of 3 chosen. Take one out to choose another.')).toBeInViewport()
    await expect(page.getByRole('checkbox', { name: 'Compare the Honda Amaze' })).toBeDisabled()
    await page.getByRole('checkbox', { name: 'Compare the Hyundai Aura' }).uncheck()
    await expect(page.getByRole('checkbox', { name: 'Compare the Honda Amaze' })).toBeEnabled()
  })

  test('opens over the page by keyboard, yields to Escape and gives the focus back', async ({ page }) => {
    await page.goto(`${PAGE}?compare=swift-dzire,ioniq-5`)
    const open = page.getByRole('button', { name: 'Compare them' })
    await open.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Side by side' })
    await expect(dialog.getByRole('columnheader')).toContainText(['Swift Dzire', 'Ioniq 5'])
    await expect(dialog.getByRole('row', { name: /Battery capacity/ })).toContainText('72.6 kWh')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  })
})

test.describe('the finder', () => {
  test('names vehicles that fit, with reasons, and leads to them', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByLabel('People').fill('5')
    await page.getByLabel('Large bags', { exact: true }).fill('2')
    await page.getByLabel('Kind of trip').selectOption('Up into the hills')
    await expect(finderHeads(page).first()).toHaveText('Innova Crysta')
    expect(await finderHeads(page).count()).toBeLessThanOrEqual(3)
    await expect(page.getByText('Of its size, the one we name first for hill roads')).toBeVisible()
    await page.getByRole('link', { name: 'GET DETAILS : Innova Crysta' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Innova Crysta')
  })

  test('says so when no single vehicle is large enough', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByLabel('People').fill('120')
    await expect(page.getByText('No single vehicle of ours takes all of that.')).toBeVisible()
    await expect(finderHeads(page)).toHaveText('Scania/Volvo Bus')
  })
})

test.describe('finder and table', () => {
  test('fetch their scripts when one turns to them, each its own', async ({ page }) => {
    const until = await keepState(page)
    const scripts: string[] = []
    await page.route(SCRIPTS, (route) => {
      scripts.push(route.request().url())
      return route.continue()
    })
    await page.goto(PAGE)
    await until('ready')
    const before = scripts.length
    await page.getByLabel('People').focus()
    await expect.poll(() => scripts.length).toBe(before + 1)
    await page.getByLabel('Sort by').focus()
    await expect.poll(() => scripts.length).toBe(before + 2)
  })

  test('take what was done while these were on their way, once', async ({ page }) => {
    const until = await keepState(page)
    await page.goto(PAGE)
    await until('ready')
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(SCRIPTS, (route) => held.then(() => route.continue()))
    await page.getByLabel('People').fill('9')
    await page.getByLabel('Passengers, at least').fill('15')
    await tick(page, 'Luxury Coach')
    await tick(page, 'Urbania 15')
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
    letGo()
    await expect(page).toHaveURL(/\?passengers=15&compare=luxury-coach,urbania-2x1$/)
    await expect(page.getByRole('checkbox', { name: 'Compare the Luxury Coach' })).toBeChecked()
    await expect(page.getByLabel('Passengers, at least')).toHaveValue('15')
    await expect(finderHeads(page).first()).toHaveText('Mercedes Viano')
    await expect(page.getByLabel('People')).toHaveValue('9')
  })

  test('stay as they are when these do not come, and ask again at the next touch', async ({ page }) => {
    const until = await keepState(page)
    const exceptions = keepExceptions(page)
    await page.goto(PAGE)
    await until('ready')
    await page.route(SCRIPTS, (route) => route.abort())
    const lost = page.waitForEvent('requestfailed')
    await tick(page, 'Ioniq 5')
    await lost
    await expect(rows(page)).toHaveCount(32)
    await expect(page.getByRole('checkbox', { name: 'Compare the Ioniq 5' })).toBeChecked()
    await page.unroute(SCRIPTS)
    await page.getByLabel('Sort by').focus()
    await expect(page).toHaveURL(/\?compare=ioniq-5$/)
    expect(exceptions).toEqual([])
  })

  test('fail alone: one that throws stays as it came, and the other goes on', async ({ page }) => {
    const until = await keepState(page)
    await breakFinder(page)
    await page.goto(PAGE)
    await until('ready')
    const heads = await finderHeads(page).allTextContents()
    const broken = page.waitForEvent('console', (message) => message.text().includes('an island is broken'))
    await page.getByLabel('People').fill('9')
    await broken
    await tick(page, 'Ioniq 5')
    await expect(page).toHaveURL(/\?compare=ioniq-5$/)
    await expect(finderHeads(page)).toHaveText(heads)
    await expect(page.getByLabel('People')).toHaveValue('9')
    await expect(page.locator('html[data-was-stopped]')).toHaveCount(0)
  })

  test('stand as they came after the way back, the answer beside its question', async ({ page }) => {
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

  test('the whole table is there, and nothing that would not work', async ({ page }) => {
    await page.goto(PAGE)
    await expect(rows(page)).toHaveCount(32)
    await expect(page.getByLabel('Category')).toBeHidden()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Which vehicle fits?' })).toBeHidden()
    await page.getByRole('link', { name: 'GET DETAILS : Kia Carens' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kia Carens')
  })
})

for (const [state, query] of [
  ['as it comes', ''],
  ['with three vehicles chosen', '?electric=yes&compare=swift-dzire,ioniq-5,luxury-coach'],
  ['with nothing left', '?category=sedans&passengers=20'],
] as const) {
  test(`the page has no accessibility violation that axe can find, ${state}`, async ({ page }) => {
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
