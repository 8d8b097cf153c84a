import { expect, type Page } from '@playwright/test'
import { TOKEN } from './server'

/** Signs in to the editor at /admin with a token, as /admin/login describes. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/')
  await page.getByRole('button', { name: /Access Token/ }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill(TOKEN)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Create Entry or Assets' })).toBeVisible()
}

export async function openCompany(page: Page): Promise<void> {
  await page.goto('/admin/#/collections/site/entries/company')
  await expect(page.getByRole('textbox', { name: 'Number as shown', exact: true })).toBeVisible()
}

/** Changes the number of the open company file, and saves. */
export async function changePhone(page: Page, shown: string, dialled: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Number as shown', exact: true }).fill(shown)
  await page.getByRole('textbox', { name: 'Number as dialled', exact: true }).fill(dialled)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

/** Answers the question after saving. Waits for the editor to close the entry, which it does after the labels are set. */
export async function sendForReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send for Review' }).click()
  await expect(page.getByRole('grid', { name: 'Files' })).toBeVisible()
}

/** Moves the open entry to another stage of the review. */
export async function moveTo(page: Page, stage: 'In Review' | 'Ready'): Promise<void> {
  await page.getByRole('button', { name: /^Status:/ }).click()
  await page.getByRole('menuitemradio', { name: stage }).click()
}

/** Opens the board of entries by stage. Reloaded, so that the editor requests the URLs of their previews. */
export async function openBoard(page: Page): Promise<void> {
  await page.goto('/admin/#/workflow')
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Company' })).toBeVisible()
}

/** Clicks the preview link of the only entry on the board. @returns the URL that it opened. */
export async function openPreview(page: Page): Promise<string> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'View Preview' }).click()
  const preview = await opened
  await preview.waitForURL(/^https/)
  return preview.url()
}

/** Publishes the only entry on the board, which must be in the stage Ready. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish Entry' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
}
