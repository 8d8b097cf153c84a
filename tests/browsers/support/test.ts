import { expect, test as base } from '@playwright/test'
import type { Driver } from './driver'
import { startFirefox } from './firefox'
import { PORT } from './port'
import { visit, type Visitor } from './visitor'
import { startWebKit } from './webkit'

export const ORIGIN = `http://localhost:${PORT}`

const starts: Record<string, (() => Promise<Driver>) | undefined> = {
  firefox: startFirefox,
  webkit: startWebKit,
}

/** Tests with a visitor in the browser of their project. A test fails that leaves an unread alert or a recorded error. */
export const test = base.extend<{ visitor: Visitor }, { driver: Driver }>({
  driver: [
    // Playwright parses the first parameter to find the fixtures that this one uses.
    async ({}, provide, { project }) => {
      const start = starts[project.name]
      if (!start) throw new Error(`${project.name} is no browser`)
      const driver = await start()
      await provide(driver)
      await driver.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ driver }, provide) => {
    const visitor = visit(driver, ORIGIN)
    await provide(visitor)
    expect(await visitor.takeAlerts()).toEqual([])
    expect(await visitor.takeComplaints()).toEqual([])
  },
})
