import { launch } from 'puppeteer-core'
import { findFirefox } from '@/tests/programs.mjs'
import type { Driver } from './driver'

/** Firefox through WebDriver BiDi, which it implements itself. */
export async function startFirefox(): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath: findFirefox(), timeout: 60_000 })
  const page = await browser.newPage()
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  const type = (text: string) => page.keyboard.type(text)
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type,
    press: (key) => page.keyboard.press(key),
    // Firefox moves the focus to the next part automatically.
    typeParts: (parts) => type(parts.join('')),
    takeAlerts: async () => alerts.splice(0),
    close: () => browser.close(),
  }
}
