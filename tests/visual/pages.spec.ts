import { readdirSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { pictureName } from '../../tools/pull-request/pictures'
import { recordPageState } from '../e2e/support/faults'
import { fixClock } from '../e2e/support/trip'

/** Not pages of the site: the editor, the list of a preview, the redirect page. */
const OTHERS = /^(admin|preview|suv)\//

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

const addresses = readdirSync(process.env.VISUAL_SITE ?? 'out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !OTHERS.test(file))
  .map((file) => `/${file.replace(/index\.html$/, '')}`)
  .sort()

/** Waits until there was no request for half a second. */
const quiet = (page: Page) =>
  page.evaluate(async () => {
    const fetched = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== fetched();) {
      before = fetched()
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  })

/** Loads every picture, then scrolls to the top. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    performance.setResourceTimingBufferSize(2000)
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      // Sections load their code when they come into view.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await Promise.all(
      images.filter(({ currentSrc }) => currentSrc).map((image) => image.decode().catch(() => undefined)),
    )
    await document.fonts.ready
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await quiet(page)
}

for (const address of addresses)
  test(address, async ({ page }) => {
    await fixClock(page)
    const waitForState = await recordPageState(page)
    await page.goto(`${BASE_PATH}${address}`)
    await waitForState('ready')
    await settle(page)
    await expect(page).toHaveScreenshot(`${pictureName(address)}.png`, { fullPage: true })
  })
