import { expect, type Page, test } from '@playwright/test'
import { SUBMIT_WAIT_MS } from '@/late-start/submit-wait'
import { pages } from '@/lib/content/pages'
import { recordAlerts } from './support/alerts'
import { service, messages } from './support/catalogue'
import {
  enquireAbout,
  enquiries,
  expectFallback,
  expectKept,
  fillEnquiry,
  main,
  send,
} from './support/enquiries'
import {
  breakForms,
  delayScripts,
  breakMatchMedia,
  countQueued,
  expectReadable,
  waitForIslands,
  SCRIPTS,
} from './support/faults'
import { stubProvider } from './support/provider'
import { control, localTrip, NOW, fixClock, search, searchFor } from './support/trip'

test.describe('one client component throws', () => {
  test(
    'the page keeps its server HTML, and its form falls back to telephone and chat',
    { tag: '@desktop' },
    async ({ page }) => {
      const { vehicle: enquiry } = enquiries
      const provider = await stubProvider(page)
      const alerts = recordAlerts(page)
      await fixClock(page)
      await breakForms(page)
      await page.goto(enquiry.path, { waitUntil: 'domcontentloaded' })
      await fillEnquiry(page, enquiry)
      await waitForIslands(page)
      await expectReadable(page)
      await expectKept(page, enquiry)
      const chat = main(page).locator('form a[href*="//wa.me/"]').first()
      await chat.dispatchEvent('mousedown')
      await expect(chat).toHaveAttribute('href', /text=.*9876543210/)
      await send(page, enquiry)
      await expectFallback(page, enquiry, alerts)
      await expect(page).toHaveURL(enquiry.path)
      await expect.poll(() => provider.sent.length).toBe(1)
    },
  )

  test('menu, questions and search still work', { tag: '@phone' }, async ({ page }) => {
    await breakForms(page)
    await page.goto('/')
    await waitForIslands(page)
    await expectReadable(page)
    await page.getByRole('button', { name: messages.header.openMenu }).click()
    await expect(page.getByRole('dialog', { name: messages.header.menu })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('#faq summary').nth(1).click()
    await expect(page.locator('#faq details').nth(1)).toHaveAttribute('open')
    await control(page, 'location').fill('Saket')
    await search(page)
    await page.waitForURL('**/car-offers/?*location=Saket*')
  })

  test('an open dialog stays open with the typed text', { tag: '@desktop' }, async ({ page }) => {
    await breakForms(page)
    // Delayed until the dialog is open.
    const release = await delayScripts(page)
    await page.goto('/our-services/')
    await enquireAbout(page, service).click()
    const dialog = page.getByRole('dialog', { name: messages.service.heading })
    await control(dialog, 'name').fill('Asha Verma')
    release()
    await waitForIslands(page)
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    await expect(control(dialog, 'name')).toHaveValue('Asha Verma')
    await expect(control(dialog, 'name')).toBeFocused()
  })

  test(
    'a component that throws after hydration does not affect the search',
    { tag: '@desktop' },
    async ({ page }) => {
      const provider = await stubProvider(page)
      await fixClock(page)
      await breakMatchMedia(page)
      await page.goto('/')
      await waitForIslands(page)
      await expectReadable(page)
      await expect(page.locator('#stats')).toContainText(pages.home().stats.figures[1]!.figure)
      await expect(page.locator('#services li').first()).toBeVisible()
      await searchFor(page, localTrip)
      await expect.poll(() => provider.sent.length).toBe(1)
    },
  )
})

test.describe('one script does not load', { tag: '@desktop' }, () => {
  /** Loader, runtime, and every twelfth of the others; with FULL_DEPTH=1 each of them, which are 35 to 50. */
  const scriptsOf = async (page: Page, path: string) => {
    await page.goto(path)
    const { src, dataset } = await page
      .locator('script[data-loader]')
      .evaluate(({ src, dataset }: HTMLScriptElement) => ({ src: new URL(src).pathname, dataset }))
    const ahead = dataset.ahead?.split(' ') ?? []
    return [
      src,
      dataset.runtime ?? '',
      ...ahead.filter((_, index) => process.env.FULL_DEPTH || index % 12 === 0),
    ]
  }

  const { contact, vehicle } = enquiries
  test('whichever it is, the page renders, and its form sends or says that it failed, or the next page sends it', async ({
    page,
  }) => {
    const enquiry = vehicle
    const provider = await stubProvider(page)
    await fixClock(page)
    const alerts = recordAlerts(page)
    // One visit for each script.
    test.slow()
    const scripts = await scriptsOf(page, enquiry.path)
    expect(scripts.length).toBeGreaterThan(4)
    for (const script of scripts) {
      await page.route(`**${script}`, (route) => route.abort())
      await page.goto(enquiry.path, { waitUntil: 'domcontentloaded' })
      await fillEnquiry(page, enquiry)
      await send(page, enquiry)
      await expectReadable(page)
      // The page works without some scripts: then it sends the enquiry.
      const sent = main(page).getByText(enquiry.sent)
      const failed = main(page).getByRole('status').filter({ hasText: enquiry.failed })
      await expect(main(page).getByRole('alert').or(sent).or(failed)).toBeVisible()
      const isOver = (await sent.isVisible()) || (await failed.isVisible())
      if (await sent.isVisible()) expect(provider.sent.splice(0)).toHaveLength(1)
      else if (!isOver) await expectFallback(page, enquiry, alerts)
      alerts.length = 0
      await page.unroute(`**${script}`)
      if (!isOver) {
        await page.goto('/privacy/')
        await expect.poll(() => provider.sent.length).toBe(1)
        provider.sent.length = 0
      }
      await expect.poll(() => countQueued(page)).toBe(0)
      // The same enquiry is sent once within ten minutes, and a draft that is put back while the test fills in doubles it.
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    }
  })

  test('a lazily loaded one: the form reports it and keeps the typed text', async ({ page }) => {
    const provider = await stubProvider(page)
    const alerts = recordAlerts(page)
    await page.goto(contact.path)
    await waitForIslands(page)
    await page.route(SCRIPTS, (route) => route.abort())
    await fillEnquiry(page, contact)
    await send(page, contact)
    await expect(main(page).getByRole('status')).toHaveText(contact.failed)
    expect(alerts).toEqual([contact.failed])
    await expectKept(page, contact)
    await expect(main(page).getByRole('link', { name: messages.common.whatsApp })).toBeVisible()
    expect(provider.sent).toEqual([])
  })

  test('a slow one: alternatives are offered after 8 s, and the captured submit is replayed once it has loaded', async ({
    page,
  }) => {
    const provider = await stubProvider(page)
    const alerts = recordAlerts(page)
    await page.clock.install({ time: NOW })
    const release = await delayScripts(page)
    await page.goto(vehicle.path)
    await fillEnquiry(page, vehicle)
    await send(page, vehicle)
    await expect(main(page).getByRole('alert')).toBeHidden()
    await page.clock.fastForward(SUBMIT_WAIT_MS)
    await expect(main(page).getByRole('alert')).toContainText(messages.enquiry.slow)
    await expect(main(page).getByText(vehicle.failed)).toBeHidden()
    await expect(main(page).getByRole('link', { name: messages.common.whatsApp })).toHaveAttribute(
      'href',
      /Asha%20Verma/,
    )
    await expectKept(page, vehicle)
    release()
    await waitForIslands(page)
    await page.clock.runFor(3000)
    await expect(main(page).getByRole('status')).toHaveText(vehicle.sent)
    await expect(main(page).getByRole('alert')).toBeHidden()
    await expect.poll(() => alerts).toEqual([vehicle.sent])
    expect(provider.sent).toHaveLength(1)
  })

  test('whichever it is, a home search is sent once, by the next page at the latest', async ({ page }) => {
    test.slow()
    const provider = await stubProvider(page)
    await fixClock(page)
    const scripts = await scriptsOf(page, '/')
    for (const [index, script] of scripts.entries()) {
      await page.route(`**${script}`, (route) => route.abort())
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => localStorage.clear())
      await searchFor(page, { ...localTrip, location: `House ${index}` })
      await page.unroute(`**${script}`)
      // A search that navigates by itself is not to be interrupted by the next page.
      await page.waitForURL('**/car-offers/**', { timeout: 2000 }).catch(() => undefined)
      if (provider.sent.length === 0) await page.goto('/privacy/')
      await expect.poll(() => provider.sent.length, { message: script }).toBe(1)
      await expect.poll(() => countQueued(page)).toBe(0)
      provider.sent.length = 0
    }
  })
})
