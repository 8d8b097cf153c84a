import type { Page } from '@playwright/test'

/** Accepts the browser's alerts and records their messages. */
export function recordAlerts(page: Page): string[] {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  return alerts
}
