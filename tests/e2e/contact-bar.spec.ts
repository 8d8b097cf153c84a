import { expect, type Page, test } from '@playwright/test'
import { getCompany } from '@/lib/content/company'
import { interpolate } from '@/lib/format/interpolate'
import { axeFindingsInForcedColours, overflow } from './support/axe'
import { messages } from './support/catalogue'
import { control } from './support/trip'

const { phone } = getCompany()
const callName = interpolate(messages.common.call, { phone: phone.display })

/** Pages whose bar has another target, and the one that is not found. */
const PAGES = ['/', '/toyota-fortuner/', '/our-services/', '/nowhere/']
/** The pages with controls near their right edge, and the screens of phones on which each is scrolled through. */
const SIZES = {
  '/': ['320x640', '390x640'],
  '/toyota-fortuner/': ['320x640', '390x640'],
  '/car-offers/': ['360x640', '667x375'],
  '/trip-plan/': ['360x640', '667x375'],
  '/contact-us/': ['360x640'],
  '/terms-condition/': ['360x640'],
}

const barOf = (page: Page) => page.getByRole('navigation', { name: messages.bar.label })
const chatOf = (page: Page) => page.getByRole('link', { name: messages.chat.label })
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

/** The element with the focus, where another one covers a part of it; none of the header, the bar and the chat button. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const target = document.activeElement
    if (!target || target === document.body || target.matches('nav *, aside *')) return undefined
    const { left, top, width, height } = target.getBoundingClientRect()
    const isCovered = [0.05, 0.5, 0.95].some((share) => {
      const found = document.elementFromPoint(left + width * share, top + height / 2)
      return !found || !(target.contains(found) || found.contains(target))
    })
    return isCovered ? target.outerHTML.slice(0, 90) : undefined
  })

/**
 * Scrolls the page by steps of less than the chat button and a control are high together, and at each lists what stands at the button's place:
 * another element in front of it, or a control behind it that neither the strip nor the header covers there.
 */
const collisions = (page: Page) =>
  page.evaluate(async () => {
    const chat = document.querySelector('.chat-button')!
    const controls = [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')]
    const found = new Set<string>()
    for (let y = 0; ; y += 70) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const { left, right, top, bottom } = chat.getBoundingClientRect()
      const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (!front || !chat.contains(front)) found.add(`in front: ${front?.outerHTML.slice(0, 80)}`)
      const strip = document.querySelector('.contact-bar')?.getBoundingClientRect()
      const end =
        strip && getComputedStyle(document.querySelector('.contact-bar')!).display !== 'none'
          ? strip.top
          : innerHeight
      for (const control of controls) {
        const box = control.getBoundingClientRect()
        if (control.closest('.contact-bar') || box.width === 0) continue
        // A carousel hides what stands beside it.
        const clip = control.closest('.overflow-x-hidden,.overflow-x-auto')?.getBoundingClientRect()
        if (
          Math.min(box.right, clip?.right ?? Infinity) > left &&
          box.left < right &&
          Math.min(box.bottom, end) > top &&
          box.top < Math.min(bottom, end)
        )
          found.add(`behind: ${control.outerHTML.slice(0, 80)}`)
      }
      if (y + innerHeight >= document.documentElement.scrollHeight) return [...found]
    }
  })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the header of every page has a call link beside the menu, of at least the minimum target size', async ({
    page,
  }) => {
    await page.goto('/toyota-fortuner/')
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

  test('the contact bar and the chat button are at the bottom from the start', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path)
      const bar = barOf(page)
      await expect(bar).toBeInViewport({ ratio: 1 })
      await expect(bar.getByRole('link', { name: callName })).toHaveAttribute('href', `tel:${phone.e164}`)
      await expect(bar.getByText(messages.bar.enquire)).toBeVisible()
      const [strip, chat] = [await bar.boundingBox(), await chatOf(page).boundingBox()]
      expect(chat!.y).toBeGreaterThanOrEqual(strip!.y)
      const enquire = await bar.getByText(messages.bar.enquire).boundingBox()
      expect(enquire!.x + enquire!.width).toBeLessThanOrEqual(chat!.x)
    }
    expect(await axeFindingsInForcedColours(page), 'in forced colours').toEqual([])
  })

  for (const [path, sizes] of Object.entries(SIZES))
    test(`nothing on ${path} covers the chat button, and it covers no control`, async ({ page }) => {
      await page.goto(path)
      for (const size of sizes) {
        const [width = 0, height = 0] = size.split('x').map(Number)
        await page.setViewportSize({ width, height })
        expect(await collisions(page), size).toEqual([])
      }
    })

  test('the chat button leaves a field with the focus free, and the bar leaves before the footer, whose newsletter and end the chat button does not cover', async ({
    page,
  }) => {
    for (const path of ['/', '/toyota-fortuner/']) {
      await page.goto(path)
      const field = control(page.getByRole('main').locator('form').first(), 'contact')
      await field.focus()
      await expect(chatOf(page)).toBeVisible()
      const [box, chat] = [await field.boundingBox(), await chatOf(page).boundingBox()]
      expect(box!.y + box!.height).toBeLessThanOrEqual(chat!.y)
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('textbox').scrollIntoViewIfNeeded()
      const [bar, end] = [await barOf(page).boundingBox(), await footer.boundingBox()]
      expect(bar!.y + bar!.height).toBeLessThanOrEqual(end!.y)
      const button = await footer.getByRole('button', { name: messages.footer.subscribe }).boundingBox()
      expect(button!.x + button!.width).toBeLessThanOrEqual((await chatOf(page).boundingBox())!.x)
      await scrollToEnd(page)
      const last = footer.locator('p').last()
      await expect
        .poll(async () => {
          const [line, lifted] = [await last.boundingBox(), await chatOf(page).boundingBox()]
          return line!.y >= lifted!.y + lifted!.height
        })
        .toBe(true)
    }
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

  test('on a low screen the bar is at the end of the content; on others the chat button covers no arrow of the footer, and the focused element is never behind the bar', async ({
    page,
  }) => {
    const screen = page.viewportSize()!
    await page.setViewportSize({ width: 667, height: 375 })
    await page.goto('/our-fleet/')
    await expect(barOf(page)).not.toBeInViewport()
    await barOf(page).scrollIntoViewIfNeeded()
    await expect(barOf(page)).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(screen)
    await scrollTo(page, 0)
    const chat = await chatOf(page).boundingBox()
    const arrows = page.getByRole('contentinfo').locator('summary svg')
    await expect(arrows).toHaveCount(4)
    for (const arrow of await arrows.all()) {
      const box = await arrow.boundingBox()
      expect(box!.x + box!.width).toBeLessThanOrEqual(chat!.x)
    }
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      expect(await coveredFocus(page)).toBeUndefined()
    }
  })
})

for (const path of ['/', '/car-offers/?location=Saket', '/trip-plan/', '/toyota-fortuner/'])
  test(
    `${path} has no bar on a tablet and on a wide screen, and the chat button covers no control`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path)
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(barOf(page)).toBeHidden()
        expect(await collisions(page), `${width} px`).toEqual([])
        expect(await overflow(page)).toBe(0)
      }
    },
  )
