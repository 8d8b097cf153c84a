import { expect, test } from '@playwright/test'
import { messages } from './support/catalogue'

test('a production build has no list of all pages', async ({ request }) => {
  expect((await request.get('/preview/')).status()).toBe(404)
})

test('a production build has no preview strip', async ({ page }) => {
  await page.goto('/privacy/')
  await expect(page.getByRole('dialog', { name: messages.preview.label })).toHaveCount(0)
})
