import { expect, type Locator, type Page, test } from '@playwright/test'
import { recordAlerts } from './support/alerts'
import { categoryOf } from '@/lib/content/fleet'
import { interpolate } from '@/lib/format/interpolate'
import { axeFindingsInAnyColours, overflow } from './support/axe'
import { recordBrowserErrors } from './support/browser-errors'
import { electric, messages, missingPostPath, sedan, service, vehiclePath } from './support/catalogue'
import { answerStatus, stubProvider } from './support/provider'
import { enquireAbout } from './support/enquiries'
import { control, fillTrip, fixClock, LATER, localTrip } from './support/trip'

/** `onAll`: its layout is another one on a wide screen, where the others are those of a phone with more room. */
type State = {
  name: string
  path: string
  enter: (page: Page, isMobile: boolean) => Promise<void>
  onAll?: true
}

/** Stops animations that are running, at their first frames. */
const freezeAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (!(animation.timeline instanceof DocumentTimeline)) continue
      animation.pause()
      animation.currentTime = 300
    }
  })

const states: State[] = [
  {
    name: 'the menu open',
    path: '/about/',
    onAll: true,
    enter: async (page, isMobile) => {
      if (isMobile) {
        await page.getByRole('button', { name: messages.header.openMenu }).click()
        await page
          .getByRole('dialog', { name: messages.header.menu })
          .locator('summary', { hasText: categoryOf(electric).title })
          .click()
      } else await page.getByRole('banner').getByRole('button', { name: messages.header.fleet }).click()
    },
  },
  {
    name: 'a dialog open',
    path: '/our-services/',
    enter: (page) => enquireAbout(page, service).click(),
  },
  {
    name: 'the other kind of trip and a question open',
    path: '/',
    enter: async (page) => {
      await page.getByRole('tab', { name: messages.trip.outstation }).click()
      await page.locator('#faq summary').nth(1).click()
    },
  },
  {
    name: 'pictures shown large',
    path: vehiclePath,
    enter: (page) => page.getByRole('button', { name: messages.gallery.enlarge }).click(),
  },
  {
    name: 'the quote panel with a quote',
    path: '/car-offers/?location=Saket',
    onAll: true,
    enter: (page) =>
      page
        .getByRole('button', { name: interpolate(messages.offers.getQuoteFor, { vehicle: sedan.name }) })
        .click(),
  },
  {
    name: 'vehicles side by side',
    path: `/car-details/?compare=${sedan.slug},${electric.slug}`,
    onAll: true,
    enter: async (page) => {
      await page.getByLabel(messages.finder.people).fill('5')
      await page.getByRole('button', { name: messages.compare.open }).click()
    },
  },
  {
    name: 'a comparison with nothing left',
    path: '/car-details/?category=sedans&passengers=20',
    enter: (page) => expect(page.getByRole('button', { name: messages.compare.reset })).toBeVisible(),
  },
  {
    name: 'the other tab of a vehicle and a number from abroad',
    path: vehiclePath,
    enter: async (page) => {
      await page.getByRole('tab', { name: messages.vehicle.vehicleDetails }).click()
      await control(page, 'contact').pressSequentially('+14155552671')
      await expect(control(page, 'contact')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'a booking planned',
    path: '/terms-condition/',
    enter: async (page) => {
      await control(page, 'date').fill('2026-11-24')
      await control(page, 'amount').fill('9,99,99,999')
      await expect(page.getByText('₹3,00,00,000')).toBeVisible()
    },
  },
  {
    name: 'a vehicle enquiry that failed',
    path: vehiclePath,
    enter: async (page) => {
      await stubProvider(page, answerStatus(500))
      const { location, name, contact } = localTrip
      await fillTrip(page, { location, name, contact, dateTime: `${LATER}T10:30` })
      await page.getByRole('button', { name: messages.enquiry.send }).click()
      await expect(page.getByRole('status').filter({ hasText: messages.enquiry.failed })).toBeVisible()
    },
  },
  {
    name: 'a contact enquiry with a gap',
    path: '/contact-us/',
    enter: async (page) => {
      recordAlerts(page)
      await page.getByRole('main').getByRole('button', { name: messages.contact.send }).click()
      await expect(control(page.getByRole('main'), 'name')).toHaveAttribute('aria-invalid')
    },
  },
  { name: 'the long loading screen', path: '/blogs/', enter: freezeAnimations },
  { name: 'the short loading screen', path: '/blogs/1/', enter: freezeAnimations },
  { name: 'a post that is not there', path: missingPostPath, enter: () => Promise.resolve() },
]

for (const { name, path, enter, onAll } of states)
  test(
    `${name} has no axe violations, in forced colours too, and no refusals of the page’s CSP`,
    { tag: onAll ? [] : '@phone' },
    async ({ page, isMobile }) => {
      await fixClock(page)
      const browserErrors = await recordBrowserErrors(page)
      const isLoading = name.includes('loading')
      if (!isLoading) await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path, { waitUntil: isLoading ? 'domcontentloaded' : 'load' })
      await enter(page, isMobile)
      expect(browserErrors.filter((each) => each.startsWith('refused:'))).toEqual([])
      expect(await axeFindingsInAnyColours(page)).toEqual([])
      if (!isMobile) return
      // 1280 px at 400 %.
      await page.setViewportSize({ width: 320, height: 256 })
      expect(await overflow(page)).toBe(0)
    },
  )

test('the focus indicator is visible in forced colours', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contact-us/')
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
      return {
        outlineStyle,
        outlineWidth: parseFloat(outlineWidth),
        tag: document.activeElement!.outerHTML.slice(0, 80),
      }
    })
    expect(ring.outlineStyle, ring.tag).not.toBe('none')
    expect(ring.outlineWidth, ring.tag).toBeGreaterThanOrEqual(2)
  }
})

test(
  'buttons have a border, and the main one and the selected tab are distinguishable in forced colours',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(vehiclePath)
    const send = page.getByRole('button', { name: messages.enquiry.send })
    await expect(send).not.toHaveCSS('border-top-width', '0px')
    const backgroundOf = (element: Locator) =>
      element.evaluate((shown) => getComputedStyle(shown).backgroundColor)
    const tab = (name: string) => page.getByRole('tab', { name })
    expect(await backgroundOf(tab(messages.trip.local))).not.toBe(
      await backgroundOf(tab(messages.trip.outstation)),
    )
    const chat = page.getByRole('main').getByRole('link', { name: messages.common.whatsApp })
    expect(await backgroundOf(send)).not.toBe(await backgroundOf(chat))
  },
)
