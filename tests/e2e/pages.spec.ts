import { expect, test } from '@playwright/test'
import { href, routes } from '@/lib/routes/routes'
import { axeFindings, axeFindingsInForcedColours, overflow } from './support/axe'
import { recordBrowserErrors } from './support/browser-errors'
import { recordPageState } from './support/faults'
import { allPaths, hasSameElements, isAlike } from './support/page-kinds'

// The screens of the editor are third-party code.
const ownPaths = allPaths.filter((path) => path !== routes.admin)

for (const path of ownPaths)
  // Pages of one kind differ in text and pictures only, which may overflow on narrow screens; so the others are tested
  // on a phone alone.
  test(
    `${path} has one h1, no console errors${hasSameElements(path) ? '' : ' and no axe violations'}, and fits`,
    {
      tag: isAlike(path) ? '@phone' : [],
    },
    async ({ page, isMobile }) => {
      const browserErrors = await recordBrowserErrors(page)
      const waitForState = await recordPageState(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const answer = await page.goto(href(path))
      expect(answer?.status()).toBe(200)
      await waitForState('ready')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/\S/)
      expect(browserErrors).toEqual([])
      // Pages of one kind share their colours, and the contrast rule takes axe longer than all its other rules.
      if (!hasSameElements(path))
        expect(await axeFindings(page, isAlike(path) ? ['color-contrast'] : [])).toEqual([])
      if (isMobile) {
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await overflow(page)).toBe(0)
      } else expect(await axeFindingsInForcedColours(page), 'in forced colours').toEqual([])
    },
  )

test('the editor has one h1 and no console errors', { tag: '@desktop' }, async ({ page }) => {
  const browserErrors = await recordBrowserErrors(page)
  const answer = await page.goto(href(routes.admin))
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
  expect(browserErrors).toEqual([])
})
