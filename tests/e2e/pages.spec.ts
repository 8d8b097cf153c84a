import { expect, test } from '@playwright/test'
import { listPosts } from '@/lib/content/blog'
import { listCategories, listVehicles } from '@/lib/content/fleet'
import { listOccasions } from '@/lib/content/occasions'
import { fleetPath, href, occasionPath, postPath, routes } from '@/lib/site/routes'
import { axeFindings, axeFindingsInForcedColours, overflow } from './support/axe'

const fleetPaths = [...listCategories(), ...listVehicles()].map(({ slug }) => fleetPath(slug))
const postPaths = listPosts().map(({ id }) => postPath(id))
const occasionPaths = listOccasions().map(({ id }) => occasionPath(id))
const allPaths = [...Object.values(routes), ...fleetPaths, ...postPaths, ...occasionPaths]

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

/** They differ from the first of their kind in words and pictures, which no forced colour touches. */
const alike = [listCategories(), listVehicles()].flatMap(([, ...others]) =>
  others.map(({ slug }) => fleetPath(slug)),
)

// The editor's own screens are its makers'.
for (const path of allPaths.filter((each) => each !== routes.admin))
  test(`${path} serves everyone`, async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(href(path))
    expect(await axeFindings(page)).toEqual([])
    if (!alike.includes(path)) expect(await axeFindingsInForcedColours(page), 'in forced colours').toEqual([])
    if (!isMobile) return
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page)).toBe(0)
  })
