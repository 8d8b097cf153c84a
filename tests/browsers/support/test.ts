import { expect, test as base } from '@playwright/test'
import type { Driver } from './driver'
import { startFirefox } from './firefox'
import { PORT } from './serve'
import { visit, type Visitor } from './visitor'
import { startWebKit } from './webkit'

export const ORIGIN = `http://localhost:${PORT}`

const starts: Record<string, (() => Promise<Driver>) | undefined> = {
  firefox: startFirefox,
  webkit: startWebKit,
}

/** Tests with a visitor in the browser of their project. None may leave anything to complain of. */
export const test = base.extend<{ visitor: Visitor }, { driver: Driver }>({
  driver: [
    // Playwright reads from the first parameter what a fixture needs.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const start = starts[project.name]
      if (!start) throw new Error(`${project.name} is no browser`)
      const driver = await start()
      await use(driver)
      await driver.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ driver }, use) => {
    const visitor = visit(driver, ORIGIN)
    await use(visitor)
    expect(await visitor.takeComplaints()).toEqual([])
  },
})
