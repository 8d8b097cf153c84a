import type { Page } from '@playwright/test'

/** Keeps what the browser complains of: refusals of the policy, errors on the console, exceptions. Before any visit. */
export async function keepComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`refused: ${violatedDirective} ${blockedURI} ${sample}`),
    ),
  )
  return complaints
}
