import type { Page } from '@playwright/test'

/** Answers the browser's own alerts and keeps what they said. */
export function keepAlerts(page: Page): string[] {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  return alerts
}
