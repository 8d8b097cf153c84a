import { expect, type Page, test } from '@playwright/test'
import { basePath } from '@/lib/config/env'
import { currentNotice } from '@/lib/content/notices'
import { getMessages } from '@/lib/content/pages'
import { axeFindings } from './support/axe'
import { recordBrowserErrors } from './support/browser-errors'
import { layoutShift } from './support/layout-shift'

const notice = currentNotice()
const { label, dismiss } = getMessages().notice

const bar = (page: Page) => page.getByRole('complementary', { name: label })
const button = (page: Page) => page.getByRole('button', { name: dismiss })
const open = (page: Page, path = '/about/') => page.goto(basePath + path)

test.describe('a build of a day without a notice', () => {
  test.skip(notice !== undefined, 'This build has a notice.')

  test('has no bar, no place for it and no script of it', async ({ page, request }) => {
    await open(page)
    await expect(bar(page)).toHaveCount(0)
    const html = await (await request.get(`${basePath}/about/`)).text()
    expect(html).not.toMatch(/id="notice"|"notice"|anchor-name/)
  })
})

// unit/components/layout/notice-bar has how it is closed, and what the device remembers.
test.describe('a notice', () => {
  test.skip(notice === undefined, 'Only a build of a day with a notice shows it: node tests/builds.mjs.')

  test('is above the header on every page, within the CSP, and violates no accessibility rule', async ({
    page,
  }) => {
    const browserErrors = await recordBrowserErrors(page)
    for (const path of ['/', '/about/', '/car-offers/']) {
      await open(page, path)
      await expect(bar(page)).toContainText(notice?.text ?? '')
      const [above, header] = await Promise.all([
        bar(page).boundingBox(),
        page.getByRole('banner').boundingBox(),
      ])
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 1)
    }
    expect(await axeFindings(page)).toEqual([])
    expect(browserErrors).toEqual([])
  })

  test('is a live region, and is put in once more for visitors from elsewhere', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const region = document.querySelector('#notice [role=status]')
        if (region)
          new MutationObserver(() => (document.documentElement.dataset.spoken = '')).observe(region, {
            childList: true,
          })
      })
    })
    await open(page)
    await expect(page.locator('html')).toHaveAttribute('data-spoken')
    await page.getByRole('banner').getByRole('link').first().click()
    await page.waitForLoadState('load')
    await page.waitForTimeout(800)
    await expect(page.locator('html')).not.toHaveAttribute('data-spoken')
  })

  test('moves nothing when it is shown or stays away, and is still closed once the scripts have started', async ({
    page,
  }) => {
    await open(page)
    await expect(bar(page)).toBeVisible()
    expect(await layoutShift(page)).toBe(0)
    await button(page).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
    await page.waitForLoadState('networkidle')
    await expect(bar(page)).toBeHidden()
    await open(page, '/contact-us/')
    expect(await layoutShift(page)).toBe(0)
  })

  test('fits 320 px, with a button of 44 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/', '/about/']) {
      await open(page, path)
      await expect(bar(page)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
    const box = await button(page).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is shown, without a button that would do nothing', async ({ page }) => {
      await open(page)
      await expect(bar(page)).toBeVisible()
      await expect(button(page)).toBeHidden()
    })
  })
})
