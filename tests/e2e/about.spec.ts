import { expect, type Locator, type Page, test } from '@playwright/test'
import { pages } from '@/lib/content/pages'
import { recordBrowserErrors } from './support/browser-errors'
import { messages } from './support/catalogue'
import { layoutShift } from './support/layout-shift'

const about = pages.about()
/** S10.1 and S10.5, in pixels. */
const ARROWS = { journey: 360, awards: 400 }

const film = (page: Page) => page.getByLabel(about.film.label)
const journey = (page: Page) => page.locator('#journey')
const years = (page: Page) => journey(page).getByRole('group')
const awards = (page: Page) => page.locator('#awards')

const bring = (to: Locator) =>
  to.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
const leftOf = (strip: Locator) => strip.evaluate(({ scrollLeft }) => scrollLeft)
const scroll = (strip: Locator, left: number) =>
  strip.evaluate((element, to) => element.scrollTo({ left: to, behavior: 'instant' }), left)
const isPlaying = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => !video.paused)

test.describe('the film', { tag: '@phone' }, () => {
  test('plays automatically, muted and looped, shifts no layout, and pauses out of view', async ({
    page,
  }) => {
    const browserErrors = await recordBrowserErrors(page)
    await page.goto('/about/', { waitUntil: 'networkidle' })
    await expect.poll(() => isPlaying(page)).toBe(true)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)
    const facts = await film(page).evaluate((video: HTMLVideoElement) => ({
      muted: video.muted,
      loop: video.loop,
      size: [video.videoWidth, video.videoHeight],
      isOfRightLength: video.duration >= 20 && video.duration <= 30,
    }))
    expect(facts).toEqual({ muted: true, loop: true, size: [1280, 720], isOfRightLength: true })
    await bring(awards(page))
    await expect.poll(() => isPlaying(page)).toBe(false)
    await bring(film(page))
    await expect.poll(() => isPlaying(page)).toBe(true)
    expect(browserErrors).toEqual([])
  })

  test('shows only its poster with reduced motion, and fetches the video on play', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: messages.film.play })).toBeVisible()
    expect(await isPlaying(page)).toBe(false)
    expect(fetched.filter((url) => url.includes('/film/'))).toEqual([])
    expect(fetched.some((url) => url.includes('about-film'))).toBe(true)
    await page.getByRole('button', { name: messages.film.play }).click()
    await expect.poll(() => isPlaying(page)).toBe(true)
  })
})

test(
  'the journey’s marker follows the scroll position, with reduced motion too',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/about/')
    await bring(years(page))
    const road = journey(page).locator('.journey-road')
    const share = async () => {
      const [car, way] = [await road.locator('[data-marker]').boundingBox(), await road.boundingBox()]
      if (!car || !way) throw new Error('There is no marker')
      return (car.x - way.x) / (way.width - car.width)
    }
    const expectFollowed = async (part: number) => {
      const most = await years(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      await scroll(years(page), part * most)
      await expect.poll(share).toBeCloseTo(part, 1)
    }
    for (const part of [0, 0.5, 1]) await expectFollowed(part)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const part of [0, 0.5, 1]) await expectFollowed(part)
  },
)

test(
  'the arrows of journey and awards scroll by their distances and are disabled at the ends',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/about/')
    for (const [id, distance] of Object.entries(ARROWS)) {
      const part = page.locator(`#${id}`)
      const strip = part.getByRole('group')
      await bring(strip)
      const back = part.getByRole('button', { name: messages.carousel.previous })
      const on = part.getByRole('button', { name: messages.carousel.next })
      await expect(back).toHaveAttribute('aria-disabled', 'true')
      await on.click()
      // The journey moves on by itself meanwhile.
      await expect.poll(async () => Math.abs((await leftOf(strip)) - distance)).toBeLessThan(4)
      await back.click()
      await expect.poll(() => leftOf(strip)).toBeLessThan(4)
      await scroll(strip, 100_000)
      await expect(on).toHaveAttribute('aria-disabled', 'true')
    }
  },
)

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the film has native controls, and every year and award is reachable', async ({ page }) => {
    await page.goto('/about/')
    const shown = page.locator('video:visible')
    await expect(shown).toHaveCount(1)
    await expect(shown).toHaveAttribute('controls', '')
    await expect(shown).toHaveAttribute('poster', /about-film/)
    await expect(years(page).getByRole('listitem')).toHaveCount(12)
    await expect(awards(page).getByRole('listitem')).toHaveCount(7)
    await expect(page.locator('#leadership').getByRole('listitem')).toHaveCount(4)
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
    for (const strip of [years(page), awards(page).getByRole('group')]) {
      await bring(strip)
      await scroll(strip, 100_000)
      await expect(strip.getByRole('listitem').last()).toBeInViewport({ ratio: 0 })
    }
  })
})
