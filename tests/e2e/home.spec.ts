import { expect, type Locator, type Page, test } from '@playwright/test'
import { categoryOf } from '@/lib/content/fleet'
import { pages } from '@/lib/content/pages'
import * as timings from '@/components/ui/autoplay-delays'
import { axeFindings, overflow } from './support/axe'
import { coach, messages, sedan, suv } from './support/catalogue'
import { waitForIslands } from './support/faults'

const sections = [
  'trip-search',
  'stats',
  'how-it-works',
  'fleet',
  'why-ride',
  'services',
  'reviews',
  'clients',
  'news',
  'faq',
  'social',
  'reservation',
]
/** Those of phones; on a wide screen three of them are not carousels. */
const carousels = {
  'why-ride': timings.whyRide,
  services: timings.services,
  clients: timings.clients,
  social: timings.social,
  stats: timings.stats,
  'how-it-works': timings.steps,
  news: timings.news,
}
/** A carousel with focusable items, slow enough not to advance during a test. */
const ONE = { id: 'services', delay: timings.services }

const { figures } = pages.home().stats

const carousel = (page: Page, id: string) => page.locator(`#${id} [aria-roledescription]`)
const place = (of: Locator) => of.getByText(/^\d \/ \d$/).textContent()

/** Brings a carousel into view and waits until it is hydrated. */
async function hydrateCarousel(page: Page, id: string): Promise<Locator> {
  const found = carousel(page, id)
  await found.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(found.getByText(/^\d \/ \d$/)).toBeVisible()
  return found
}

/** Expects that the carousel does not move. Retried, since it may still be finishing a move. */
const expectStill = (page: Page, of: Locator, delay: number) =>
  expect(async () => {
    const before = await place(of)
    await page.clock.fastForward(delay)
    await page.clock.fastForward(delay)
    expect(await place(of)).toBe(before)
  }).toPass()

const expectMovement = (page: Page, of: Locator, delay: number) =>
  expect(async () => {
    const before = await place(of)
    await page.clock.fastForward(delay)
    expect(await place(of), `after ${delay} ms`).not.toBe(before)
  }).toPass()

test.describe('with a fake clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
  })

  test('every carousel advances automatically, after a resize too', { tag: '@phone' }, async ({ page }) => {
    for (const [id, delay] of Object.entries(carousels))
      await expectMovement(page, await hydrateCarousel(page, id), delay)
    await page.setViewportSize({ width: 640, height: 390 })
    await expectMovement(page, await hydrateCarousel(page, ONE.id), ONE.delay)
  })

  test(
    'a carousel pauses on hover, with the focus, and by its button until it is played, and moves by its arrows',
    { tag: '@desktop' },
    async ({ page }) => {
      for (const id of ['why-ride', 'clients'] as const) {
        const found = await hydrateCarousel(page, id)
        await found.hover()
        await expectStill(page, found, carousels[id])
        await page.mouse.move(0, 0)
        await expectMovement(page, found, carousels[id])
      }
      const found = await hydrateCarousel(page, ONE.id)
      const leave = async () => {
        await page.locator('#reviews a').focus()
        await hydrateCarousel(page, ONE.id)
      }
      const button = (name: string) => found.getByRole('button', { name })
      await found.getByRole('link').first().focus()
      await expectStill(page, found, ONE.delay)
      await leave()
      await expectMovement(page, found, ONE.delay)
      await button(messages.carousel.pause).press('Enter')
      await leave()
      await expectStill(page, found, ONE.delay)
      await button(messages.carousel.play).press('Enter')
      await expectMovement(page, found, ONE.delay)
      await expect(button(messages.carousel.pause)).toBeFocused()
      await found.hover()
      const first = await place(found)
      await button(messages.carousel.next).click()
      expect(await place(found)).not.toBe(first)
      await button(messages.carousel.previous).click()
      expect(await place(found)).toBe(first)
    },
  )

  test(
    'with reduced motion nothing moves or counts, there is no pause button, nor an axe violation, and 320 px suffice',
    { tag: '@phone' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const [id, delay] of Object.entries(carousels)) {
        const found = await hydrateCarousel(page, id)
        for (const name of [messages.carousel.pause, messages.carousel.play])
          await expect(found.getByRole('button', { name })).toHaveCount(0)
        await expectStill(page, found, delay)
      }
      const count = await page
        .locator('#stats .count-up')
        .first()
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--count'))
      expect(count).toBe(String(parseInt(figures[0]!.figure)))
      expect(await axeFindings(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await overflow(page)).toBe(0)
    },
  )
})

// On a phone the key figures are nearer to the top.
test('carousel code is loaded only near the viewport', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  const before = scripts.length
  await hydrateCarousel(page, ONE.id)
  expect(scripts.length).toBeGreaterThan(before)
})

test('a figure counts up when it is first visible', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const text = figures[1]!.figure
  const count = parseInt(text)
  const figure = page.locator('#stats [aria-hidden]').nth(1)
  const { width } = (await figure.boundingBox())!
  // The counter that CSS renders over the digits, read frame by frame.
  const seen = await figure.evaluate(
    (element, last) =>
      new Promise<number[]>((resolve) => {
        const counts: number[] = []
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const until = performance.now() + 10_000
        const look = () => {
          const counting = element.querySelector('.count-up')
          if (counting) counts.push(Number(getComputedStyle(counting).getPropertyValue('--count')))
          if (counts.at(-1) === last || performance.now() > until) resolve(counts)
          else requestAnimationFrame(look)
        }
        look()
      }),
    count,
  )
  expect(seen[0]).toBeLessThan(count / 2)
  expect(seen).toEqual([...seen].sort((one, other) => one - other))
  expect(seen.at(-1)).toBe(count)
  await expect(figure).toHaveText(text)
  expect((await figure.boundingBox())!.width).toBeCloseTo(width, 2)
})

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the figures are shown, and every carousel is a scrollable list', async ({ page }) => {
    await page.goto('/')
    for (const { figure } of pages.home().stats.figures)
      await expect(page.locator('#stats [aria-hidden]').getByText(figure, { exact: true })).toHaveCount(1)
    for (const id of Object.keys(carousels)) {
      const list = carousel(page, id).locator('> div').first()
      const scrolled = await list.evaluate((element) => {
        element.scrollLeft = element.scrollWidth
        return [element.scrollLeft, getComputedStyle(element).overflowX]
      })
      expect(scrolled[0]).toBeGreaterThan(0)
      expect(scrolled[1]).toBe('auto')
      await expect(carousel(page, id).getByRole('button', { name: messages.carousel.next })).toBeHidden()
    }
    const [needed, given] = await page
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
    expect(needed).toBe(given)
  })
})

test(
  'the fleet tabs follow the arrow keys, which show a focus ring, and wrap around',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await waitForIslands(page)
    const fleet = page.locator('#fleet')
    const selected = fleet.getByRole('tab', { selected: true })
    const ring = fleet.locator('[role=tab]:focus-visible')
    await fleet.getByRole('tab', { name: categoryOf(suv).tab }).click()
    await expect(selected).toHaveText(categoryOf(suv).tab)
    await expect(fleet.getByRole('link', { name: new RegExp(suv.name) })).toBeVisible()
    await expect(ring).toHaveCount(0)
    for (const vehicle of [sedan, coach]) {
      await page.keyboard.press('ArrowLeft')
      await expect(selected).toHaveText(categoryOf(vehicle).tab)
      await expect(ring).toHaveText(categoryOf(vehicle).tab)
    }
    await expect(fleet.getByRole('link', { name: new RegExp(suv.name) })).toBeHidden()
  },
)

test('a hash scrolls to every section of the specified order, below the header, which stays in view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#reservation')
  const found = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(found).toEqual(sections)
  for (const id of [...sections].reverse()) {
    await page.goto(`/#${id}`)
    // By design the hero starts behind the sticky header; its heading does not.
    const target = page.locator(id === 'trip-search' ? `#${id} h1` : `#${id}`)
    await expect
      .poll(async () => {
        const top = await target.evaluate((element) => element.getBoundingClientRect().top)
        const header = await page
          .getByRole('banner')
          .evaluate((element) => element.getBoundingClientRect().height)
        return top >= header - 1 && top < (page.viewportSize()?.height ?? 0) - 100
      }, id)
      .toBe(true)
    await expect(page.getByRole('banner')).toBeInViewport()
  }
})
