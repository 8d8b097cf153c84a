import { expect, type Page, test } from '@playwright/test'
import { recordAlerts } from './support/alerts'
import { electric, offersHeadline, vehicle, vehiclePath, messages } from './support/catalogue'
import { categoryOf } from '@/lib/content/fleet'
import { enquiries, expectKept, fillEnquiry, main, send } from './support/enquiries'
import { breakStorage, countQueued, expectReadable, recordExceptions, waitForIslands } from './support/faults'
import { answerOk, stubProvider } from './support/provider'
import { control, fillTrip, localTrip, fixClock } from './support/trip'

const never = () => new Promise<void>(() => undefined)
const search = (page: Page) => page.getByRole('button', { name: messages.trip.search }).click()

for (const how of ['forbidden', 'full'] as const)
  test.describe(`storage is ${how}`, { tag: '@desktop' }, () => {
    test.beforeEach(async ({ page }) => {
      await fixClock(page)
      await breakStorage(page, how)
    })

    for (const [kind, enquiry] of Object.entries(enquiries))
      test(`the ${kind} form is sent once`, async ({ page }) => {
        const exceptions = recordExceptions(page)
        const provider = await stubProvider(page)
        recordAlerts(page)
        await page.goto(enquiry.path)
        await fillEnquiry(page, enquiry)
        await send(page, enquiry)
        await expect(main(page).getByRole('status')).toHaveText(enquiry.sent)
        expect(provider.sent).toHaveLength(1)
        expect(exceptions).toEqual([])
      })

    test('a search is sent once before navigation', async ({ page }) => {
      const exceptions = recordExceptions(page)
      const provider = await stubProvider(page)
      await page.goto('/')
      await fillTrip(page, localTrip)
      await search(page)
      await page.waitForURL('**/car-offers/?*')
      await expect(control(page, 'name')).toHaveValue(localTrip.name)
      expect(provider.sent).toHaveLength(1)
      expect(exceptions).toEqual([])
    })
  })

test.describe('scripts are off', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu leads to a vehicle, and a search to the offers', async ({ page, isMobile }) => {
    await page.goto('/')
    if (isMobile) {
      await page.getByRole('button', { name: messages.header.openMenu }).click()
      const menu = page.getByRole('dialog', { name: messages.header.menu })
      await menu.locator('summary', { hasText: categoryOf(electric).title }).click()
      await menu.getByRole('link', { name: electric.name }).click()
    } else {
      await page.getByRole('banner').getByRole('button', { name: messages.header.fleet }).click()
      await page
        .getByRole('dialog', { name: messages.header.menu })
        .getByRole('link', { name: electric.name })
        .click()
    }
    await expect(page).toHaveURL(`/${electric.slug}/`)
    await page.goto('/')
    await control(page, 'location').fill('Saket')
    await search(page)
    await expect(page).toHaveURL(/\/car-offers\/\?.*location=Saket/)
    await expect(page.getByRole('heading', { name: offersHeadline })).toBeVisible()
  })

  test('questions open one at a time', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    const questions = page.locator('#faq details')
    await page.locator('#faq summary').nth(1).click()
    await expect(questions.nth(1)).toHaveAttribute('open')
    await page.locator('#faq summary').nth(2).click()
    await expect(questions.nth(1)).not.toHaveAttribute('open')
  })

  for (const [kind, enquiry] of Object.entries(enquiries))
    test(
      `the ${kind} form explains that it needs scripts, and puts nothing into the URL`,
      { tag: '@desktop' },
      async ({ page }) => {
        await page.goto(enquiry.path)
        await expect(main(page).getByText(messages.enquiry.noScript)).toBeVisible()
        await control(main(page), 'name').fill('Asha Verma')
        await control(main(page), 'name').press('Enter')
        await expect(page).toHaveURL(enquiry.path)
        await expect(control(main(page), 'name')).toHaveValue('Asha Verma')
      },
    )
})

test.describe('a missing resource', { tag: '@desktop' }, () => {
  for (const [what, files, path] of [
    ['pictures', '**/pictures/**', '/'],
    ['pictures', '**/pictures/**', vehiclePath],
    ['fonts', '**/*.woff2', '/'],
    ['the film', '**/film/**', '/about/'],
    ['icons and manifest', /\/(icons\/|icon\.svg|manifest)/, '/'],
  ] as const)
    test(`${what} of ${path}: the page still renders and hydrates`, async ({ page }) => {
      const exceptions = recordExceptions(page)
      await page.route(files, (route) => route.abort())
      await page.goto(path)
      await waitForIslands(page)
      await expectReadable(page)
      expect(exceptions).toEqual([])
    })

  test('a missing picture keeps its space and alt text', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort())
    await page.goto(vehiclePath)
    const picture = main(page).getByRole('img', { name: vehicle.name }).first()
    await expect(picture).toBeVisible()
    expect((await picture.boundingBox())?.height).toBeGreaterThan(100)
  })

  test('a missing film keeps its description and button', async ({ page }) => {
    await page.route('**/film/**', (route) => route.abort())
    await page.goto('/about/')
    await expect(page.locator('#film-description')).toBeVisible()
    const button = (name: string) => page.getByRole('button', { name })
    await expect(button(messages.film.play).or(button(messages.film.pause))).toBeVisible()
  })
})

// Slow connections are mostly those of phones.
test(
  'on a slow connection typed text is kept, and a search shows the offers and is sent once',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow()
    const provider = await stubProvider(page)
    await fixClock(page)
    const slow = await page.context().newCDPSession(page)
    // 400 kbit/s and 400 ms, as 'slow 3G' is measured.
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    await page.goto('/', { waitUntil: 'commit' })
    await fillTrip(page, localTrip)
    await search(page)
    await page.waitForURL('**/car-offers/?*', { waitUntil: 'commit' })
    await expect(control(page, 'name')).toHaveValue(localTrip.name)
    // If the scripts take longer than the inline script holds a captured submit, the form submits natively, and the
    // next page sends the enquiry.
    await expect.poll(() => provider.sent.length, { timeout: 40_000 }).toBe(1)
  },
)

test.describe('while an enquiry is being sent', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => fixClock(page))

  test('a reloaded page keeps what was typed, and it is not repeated while its request is pending', async ({
    page,
  }) => {
    const { contact } = enquiries
    const provider = await stubProvider(page, never)
    await page.goto(contact.path)
    await fillEnquiry(page, contact)
    await send(page, contact)
    await expect.poll(() => provider.sent.length).toBe(1)
    await page.reload()
    await waitForIslands(page)
    await expect(main(page).getByRole('button', { name: contact.button })).toBeEnabled()
    await expectKept(page, contact)
    expect(provider.sent).toHaveLength(1)
  })

  test('a search whose next page is reloaded is not repeated while its request is pending, and keeps its trip', async ({
    page,
  }) => {
    const provider = await stubProvider(page, never)
    await page.goto('/')
    await fillTrip(page, localTrip)
    await search(page)
    await page.waitForURL('**/car-offers/?*')
    await expect.poll(() => provider.sent.length).toBe(1)
    await page.reload()
    await waitForIslands(page)
    await expect(control(page, 'name')).toHaveValue(localTrip.name)
    expect(provider.sent).toHaveLength(1)
  })

  test('two tabs that search at the same time send one enquiry each', async ({ page, context }) => {
    const provider = await stubProvider(page, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await answerOk(route)
    })
    const tabs = [page, await context.newPage()]
    const names = ['Asha Verma', 'Ravi Kumar']
    await Promise.all(
      tabs.map(async (tab, index) => {
        await fixClock(tab)
        await tab.goto('/')
        await fillTrip(tab, { ...localTrip, name: names[index] ?? '' })
      }),
    )
    await Promise.all(tabs.map(search))
    await Promise.all(tabs.map((tab) => tab.waitForURL('**/car-offers/?*')))
    await expect.poll(() => countQueued(page)).toBe(0)
    expect(provider.sent.map(({ template_params }) => template_params.from_name).sort()).toEqual(names)
  })
})
