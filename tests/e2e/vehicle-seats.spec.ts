import { expect, type Page, test } from '@playwright/test'
import { interpolate } from '@/lib/format/interpolate'
import { galleryOf } from '@/lib/content/images'
import { fleetPath, href } from '@/lib/routes/routes'
import { coach, sedan, van, messagePattern, messages } from './support/catalogue'
import { SCRIPTS } from './support/faults'

const visit = (page: Page, slug: string) => page.goto(href(fleetPath(slug)))
const plan = (page: Page) => page.getByRole('img', { name: messagePattern(messages.seatPlan.name) })

test('a short, a longer and the longest seat plan are shown whole, at a readable size', async ({ page }) => {
  for (const { slug } of [sedan, van, coach]) {
    await visit(page, slug)
    const view = plan(page).locator('svg:visible')
    await expect(view).toHaveCount(1)
    const box = await view.boundingBox()
    const screen = page.viewportSize()
    expect(box && screen && box.x >= 0 && box.x + box.width <= screen.width).toBe(true)
    const seat = await view.locator('use').first().boundingBox()
    expect(Math.min(box?.width ?? 0, seat?.width ?? 0), slug).toBeGreaterThanOrEqual(18)
  }
})

test.describe('the large pictures', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: sedan.name })
  const count = galleryOf(sedan).length
  const at = (number: number) => interpolate(messages.gallery.position, { number, count })
  const opener = (page: Page) => page.getByRole('button', { name: messages.gallery.enlarge })
  const position = (page: Page) => dialog(page).locator('[aria-live]')
  const next = (page: Page) => dialog(page).getByRole('button', { name: messages.gallery.next })
  /** The scroll position, in pictures. */
  const scrolled = (page: Page) =>
    dialog(page)
      .getByRole('list')
      .evaluate((strip) => Math.round((strip.scrollLeft / strip.clientWidth) * 100) / 100)

  /** Waits for hydration: the scripts of the page itself are loaded then. */
  const waitForHydration = async (page: Page) => {
    const picture = opener(page).getByRole('img')
    const alt = (await picture.getAttribute('alt')) ?? ''
    await page.getByRole('button', { name: messagePattern(messages.gallery.show, { number: 2 }) }).click()
    await expect(picture).not.toHaveAttribute('alt', alt)
    await page.waitForLoadState('networkidle')
  }

  test.beforeEach(({ page }) => visit(page, sedan.slug))

  test('are navigated by keyboard, both ways and back to the page', { tag: '@desktop' }, async ({ page }) => {
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(position(page)).toHaveText(at(1))
    await page.keyboard.press('ArrowRight')
    await expect(position(page)).toHaveText(at(2))
    await expect.poll(() => scrolled(page)).toBe(1)
    await page.keyboard.press('End')
    await expect(position(page)).toHaveText(at(count))
    await expect.poll(() => scrolled(page)).toBe(count - 1)
    await page.keyboard.press('ArrowRight')
    await expect(position(page)).toHaveText(at(count))
    for (let number = count - 1; number > 0; number--) await page.keyboard.press('ArrowLeft')
    await expect(position(page)).toHaveText(at(1))
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  test(
    'announce the position after a swipe, and switch without animation with reduced motion',
    {
      tag: '@phone',
    },
    async ({ page }) => {
      await opener(page).click()
      await expect(position(page)).toHaveText(at(1))
      await dialog(page)
        .getByRole('list')
        .evaluate((strip) => strip.scrollBy({ left: strip.clientWidth * 0.7 }))
      await expect(position(page)).toHaveText(at(2))
      await expect.poll(() => scrolled(page)).toBe(1)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await next(page).click()
      expect(await scrolled(page)).toBe(2)
    },
  )

  test(
    'are loaded when they are first opened; where that fails the page is unchanged, and the next click retries',
    { tag: '@desktop' },
    async ({ page }) => {
      await waitForHydration(page)
      let asked = 0
      await page.route(SCRIPTS, (route) => {
        asked++
        return route.abort()
      })
      await opener(page).click()
      await expect.poll(() => asked).toBeGreaterThan(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sedan.name)
      await page.unroute(SCRIPTS)
      // The failed import may be retried automatically; then the dialog is already open.
      await expect(async () => {
        if (await dialog(page).isHidden()) await opener(page).click({ timeout: 1000 })
        await expect(dialog(page)).toBeVisible({ timeout: 1000 })
      }).toPass()
    },
  )
})
