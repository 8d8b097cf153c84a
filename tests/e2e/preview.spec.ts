import { expect, test } from '@playwright/test'
import { messages } from './support/catalogue'

test('a production build has no list of all pages and no preview strip', async ({ page }) => {
  expect((await page.request.get('/preview/')).status()).toBe(404)
  await page.goto('/privacy/')
  await expect(page.getByRole('dialog', { name: messages.preview.label })).toHaveCount(0)
})
