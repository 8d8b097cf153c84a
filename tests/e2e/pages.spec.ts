import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { listPosts } from '@/lib/content/blog'
import { listCategories, listVehicles } from '@/lib/content/fleet'
import { fleetPath, href, postPath, routes } from '@/lib/site/routes'

const fleetPaths = [...listCategories(), ...listVehicles()].map(({ slug }) => fleetPath(slug))
const postPaths = listPosts().map(({ id }) => postPath(id))
const allPaths = [...Object.values(routes), ...fleetPaths, ...postPaths]

/** One page of each kind, for the slower looks. */
const kinds = [
  '/',
  '/our-fleet',
  '/van',
  '/mercedes-s-class',
  '/car-offers',
  '/privacy',
  '/blogs/3',
  '/about',
]

test('the routes are those of the spec', () => {
  expect(listVehicles()).toHaveLength(32)
  expect(listCategories()).toHaveLength(6)
  expect(listPosts()).toHaveLength(9)
})

for (const path of allPaths) {
  test(`${path} answers with one heading and no error`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'The HTML is the same on every screen.')
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const answer = await page.goto(href(path))
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/\S+ \| \S+|\S/)
    expect(errors).toEqual([])
  })
}

for (const path of kinds) {
  test(`${path} has no accessibility violation that axe can find`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(href(path))
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })

  test(`${path} fits a screen 320 px wide`, async ({ page, isMobile }) => {
    test.skip(!isMobile)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(href(path))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
