import { expect, test } from '@playwright/test'
import { href, routes } from '@/lib/routes/routes'
import { axeFindings, axeFindingsInForcedColours, overflow } from './support/axe'
import { keepComplaints } from './support/complaints'
import { keepState } from './support/faults'
import { allPaths, hasSameElements, isAlike } from './support/page-kinds'

// The editor's own screens are its makers'.
const ownPaths = allPaths.filter((path) => path !== routes.admin)

for (const path of ownPaths)
  // Words and pictures of their own are what narrow screens suffer from; the rest is the same as on the first of the kind.
  test(
    `${path} has one h1, no console errors${hasSameElements(path) ? '' : ' and no axe violations'}, and fits`,
    {
      tag: isAlike(path) ? '@phone' : [],
    },
    async ({ page, isMobile }) => {
      const complaints = await keepComplaints(page)
      const until = await keepState(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const answer = await page.goto(href(path))
      expect(answer?.status()).toBe(200)
      await until('ready')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/\S/)
      expect(complaints).toEqual([])
      // Colours are those of the kind, and judging their contrast takes axe longer than all its other rules.
      if (!hasSameElements(path))
        expect(await axeFindings(page, isAlike(path) ? ['color-contrast'] : [])).toEqual([])
      if (isMobile) {
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await overflow(page)).toBe(0)
      } else expect(await axeFindingsInForcedColours(page), 'in forced colours').toEqual([])
    },
  )

test('the editor has one h1 and no console errors', { tag: '@desktop' }, async ({ page }) => {
  const complaints = await keepComplaints(page)
  const answer = await page.goto(href(routes.admin))
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
  expect(complaints).toEqual([])
})
