import type { Page } from '@playwright/test'

/** Records CSP violations, console errors and uncaught exceptions. Call before the first navigation. */
export async function recordBrowserErrors(page: Page): Promise<string[]> {
  const browserErrors: string[] = []
  page.on('console', (message) => message.type() === 'error' && browserErrors.push(message.text()))
  page.on('pageerror', (error) => browserErrors.push(String(error)))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`refused: ${violatedDirective} ${blockedURI} ${sample}`),
    ),
  )
  return browserErrors
}

/** The Content-Security-Policy that the page itself has. */
export const policyOf = (page: Page) =>
  page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')
