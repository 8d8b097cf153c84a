import { expect, type Locator, type Page, test } from '@playwright/test'
import { currentNotice } from '@/lib/content/notices'
import { getCompany } from '@/lib/content/company'
import { axeFindings, axeFindingsInForcedColours, overflow } from './support/axe'
import { messages, occasionAddress } from './support/catalogue'
import { control } from './support/trip'

const { phone } = getCompany()
const callName = `Call ${phone.display}`

const WITH_BAR = [
  '/',
  '/our-fleet/',
  '/suv-muvs/',
  '/toyota-fortuner/',
  '/our-services/',
  '/blogs/',
  '/blogs/1/',
  occasionAddress,
]
const WITHOUT_BAR = ['/about/', '/contact-us/', '/car-details/', '/car-offers/', '/privacy/', '/nowhere/']

const barOf = (page: Page) => page.getByRole('navigation', { name: messages.bar.label })
const chatOf = (page: Page) => page.getByRole('link', { name: messages.chat.label })
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

/** Whether another element covers the middle of the element, which is in view. */
const isCovered = (element: Locator) => element.evaluate(liesUnder, 0)

/** Scrolls the element past the bar, from below the viewport to above the bar. */
async function isEverCovered(element: Locator): Promise<boolean> {
  await element.evaluate((target) => target.scrollIntoView({ block: 'end', behavior: 'instant' }))
  return element.evaluate(liesUnder, 12)
}

/**
 * Runs in the page.
 * @param steps number of scroll steps of 15 px; an element outside the viewport counts as not covered.
 */
async function liesUnder(target: Element, steps: number): Promise<boolean> {
  const isUnder = () => {
    const { left, top, width, height } = target.getBoundingClientRect()
    return [0.05, 0.5, 0.95].some((share) => {
      const found = document.elementFromPoint(left + width * share, top + height / 2)
      return !found || !(target.contains(found) || found.contains(target))
    })
  }
  if (steps === 0) return isUnder()
  for (let step = 0; step < steps; step++) {
    // Scroll handlers update the layout in the next frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { top, bottom } = target.getBoundingClientRect()
    if (top > 80 && bottom < innerHeight && isUnder()) return true
    scrollBy({ top: 15, behavior: 'instant' })
  }
  return false
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a phone', { tag: '@phone' }, () => {
  // The header is the same on every page; these have one of each layout below it.
  for (const path of ['/', '/toyota-fortuner/', '/contact-us/', '/car-details/', '/nowhere/'])
    test(`${path} has a call link beside the menu, of at least the minimum target size`, async ({ page }) => {
      await page.goto(path)
      for (const width of [320, 360, 390, 767]) {
        await page.setViewportSize({ width, height: 780 })
        const call = page.getByRole('banner').getByRole('link', { name: callName })
        await expect(call).toHaveAttribute('href', `tel:${phone.e164}`)
        const [box, menu] = await Promise.all([
          call.boundingBox(),
          page.getByRole('button', { name: messages.header.openMenu }).boundingBox(),
        ])
        expect(box?.width).toBeGreaterThanOrEqual(44)
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect(menu!.x - (box!.x + box!.width)).toBeLessThan(16)
        expect(menu!.x + menu!.width).toBeLessThanOrEqual(width)
        expect(await overflow(page)).toBe(0)
      }
    })

  for (const path of WITH_BAR)
    test(`${path} shows the contact bar with the chat button after scrolling past the first screen`, async ({
      page,
    }) => {
      await page.goto(path)
      const bar = barOf(page)
      await expect(bar).not.toBeInViewport()
      await scrollTo(page, 1000)
      await expect(bar).toBeInViewport({ ratio: 1 })
      await expect(bar.getByRole('link', { name: callName })).toHaveAttribute('href', `tel:${phone.e164}`)
      await expect(bar.getByText(messages.bar.enquire)).toBeVisible()
      const boxes = async () => [await bar.boundingBox(), await chatOf(page).boundingBox()] as const
      const [rest, chat] = await boxes()
      expect(Math.abs(rest!.x + rest!.width - (chat!.x + chat!.width))).toBeLessThanOrEqual(1)
      expect(Math.abs(rest!.y + rest!.height / 2 - (chat!.y + chat!.height / 2))).toBeLessThanOrEqual(1)
      expect(rest!.height).toBeLessThanOrEqual(58)
      // Only the axe rules for the bar: pages.spec covers those for the page.
      if (path !== '/') return
      expect(await axeFindings(page)).toEqual([])
      expect(await axeFindingsInForcedColours(page), 'in forced colours').toEqual([])
    })

  test('pages without the bar have the chat button only', async ({ page }) => {
    for (const path of WITHOUT_BAR) {
      await page.goto(path)
      await expect(barOf(page)).toHaveCount(0)
      await expect(chatOf(page)).toBeVisible()
    }
  })

  test('the bar and the chat button never cover the end of the page or the newsletter', async ({ page }) => {
    for (const path of ['/', '/toyota-fortuner/', '/blogs/1/']) {
      await page.goto(path)
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(await isEverCovered(footer.getByRole('button', { name: messages.footer.subscribe }))).toBe(false)
      expect(await isEverCovered(footer.getByRole('textbox'))).toBe(false)
      await scrollToEnd(page)
      await expect
        .poll(() =>
          barOf(page).evaluate((bar) => Math.round(innerHeight - bar.getBoundingClientRect().bottom)),
        )
        .toBe(96)
      const last = await footer.locator('p').last().boundingBox()
      const bar = await barOf(page).boundingBox()
      expect(last!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
    }
  })

  test('neither bar nor chat button covers the search or the vehicle form', async ({ page }) => {
    for (const [path, button] of [
      ['/', messages.trip.search],
      ['/toyota-fortuner/', messages.enquiry.send],
    ] as const)
      for (const size of [
        { width: 320, height: 568 },
        { width: 360, height: 640 },
        { width: 390, height: 780 },
        { width: 667, height: 375 },
      ]) {
        await page.setViewportSize(size)
        await page.goto(path)
        const form = page.getByRole('main').locator('form').first()
        for (const field of [control(form, 'contact'), form.getByRole('button', { name: button })])
          expect(await isEverCovered(field), `${path} ${size.width}`).toBe(false)
      }
  })

  test('the chat button does not cover the contact field of the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    // A notice, which is there on some days only, moves the form down until it is dismissed.
    if (currentNotice()) await page.getByRole('button', { name: messages.notice.dismiss }).click()
    const contact = control(page.getByRole('main'), 'contact')
    await expect(contact).toBeInViewport({ ratio: 1 })
    expect(await isCovered(contact)).toBe(false)
  })

  test('both are hidden while a field has the focus', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('textbox').focus()
    await expect(barOf(page)).toBeHidden()
    await expect(chatOf(page)).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(barOf(page)).toBeVisible()
  })

  test('a dialog covers the bar', async ({ page }) => {
    await page.goto('/our-services/')
    await scrollTo(page, 1200)
    await barOf(page).getByRole('button', { name: messages.bar.enquire }).click()
    const dialog = page.getByRole('dialog', { name: messages.service.heading })
    await expect(dialog).toBeVisible()
    const isUnder = await barOf(page).evaluate((bar) => {
      const { left, top, height } = bar.getBoundingClientRect()
      return !bar.contains(document.elementFromPoint(left + 40, top + height / 2))
    })
    expect(isUnder).toBe(true)
    await page.keyboard.press('Escape')
    await expect(barOf(page).getByRole('button', { name: messages.bar.enquire })).toBeFocused()
  })

  for (const [path, target] of [
    ['/', '/#search-form'],
    ['/toyota-fortuner/', '/toyota-fortuner/#enquiry-heading'],
    ['/suv-muvs/', '/#search-form'],
    ['/our-fleet/', '/#search-form'],
    ['/blogs/1/', '/#search-form'],
  ] as const)
    test(`Enquire on ${path} scrolls to a form, below the sticky header`, async ({ page }) => {
      await page.goto(path)
      await scrollTo(page, 1200)
      await barOf(page).getByRole('link', { name: messages.bar.enquire }).click()
      await page.waitForURL(`**${target}`)
      const form = page.getByRole('main').locator('form').first()
      const header = await page.getByRole('banner').boundingBox()
      await expect
        .poll(async () => {
          const box = await form.boundingBox()
          return box!.y >= header!.height && box!.y < 300
        })
        .toBe(true)
    })

  test('the bar is shown without scripts', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 780 },
    })
    const page = await context.newPage()
    await page.goto('/our-fleet/')
    await expect(barOf(page)).not.toBeInViewport()
    await page.mouse.wheel(0, 1200)
    await expect(barOf(page)).toBeInViewport({ ratio: 1 })
    await context.close()
  })

  test('the focused element is never behind the bar', async ({ page }) => {
    await page.goto('/our-fleet/')
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      if (
        (await focused.count()) === 0 ||
        (await focused.evaluate((element) => element.matches('nav *, aside *')))
      )
        continue
      expect(
        await isCovered(focused),
        await focused.evaluate((element) => element.outerHTML.slice(0, 90)),
      ).toBe(false)
    }
  })
})

test(
  'on a wide screen there is no bar, only the floating chat button',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await scrollTo(page, 1500)
      await expect(barOf(page)).toBeHidden()
      await expect(chatOf(page)).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: callName })).toBeVisible()
      expect(await overflow(page)).toBe(0)
    }
  },
)
