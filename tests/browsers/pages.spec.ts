import { expect } from '@playwright/test'
import { href, routes } from '@/lib/routes/routes'
import { pages } from '../e2e/support/export'
import { isAlike } from '../e2e/support/page-kinds'
import { test } from './support/test'
import { PHONE, poll, WIDE } from './support/visitor'

/**
 * One page of each template: an engine's problem with a template shows on any of its pages. The Chromium tests open
 * every page.
 */
const paths = pages.map((file) => file.slice(0, -'index.html'.length)).filter((path) => !isAlike(path))

/** The editor is a third-party application, without the site's hydrated event. */
const EDITOR = href(routes.admin)

/** JavaScript that evaluates to the widths of what a map shows of another file; 0 where the file is not shown. */
const LAND = `[...document.querySelectorAll('use[href*="land."]')].map((use) => use.getBBox().width)`

test('the maps show hills and rivers, which are a file of their own', async ({ visitor }) => {
  await visitor.open(href(routes.guides))
  await poll(
    async () => ((await visitor.evaluate(LAND)) as number[]).filter((width) => width > 100).length,
  ).toBe(2)
})

for (const path of paths)
  test(`${path} loads without console errors or horizontal overflow`, async ({ visitor }) => {
    await visitor.resize(WIDE)
    await visitor.open(path)
    if (path !== EDITOR) await poll(visitor.isReady, 'the page to answer').toBe(true)
    await poll(() => visitor.count({ role: 'heading' })).toBeGreaterThan(0)
    expect(await visitor.overflow(), 'on a wide screen').toBe(0)
    await visitor.resize({ ...PHONE, width: 360 })
    await poll(visitor.overflow, 'on a phone').toBe(0)
  })
