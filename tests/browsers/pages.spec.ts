import { expect } from '@playwright/test'
import { href, routes } from '@/lib/routes/routes'
import { pages } from '../e2e/support/export'
import { isAlike } from '../e2e/support/page-kinds'
import { test } from './support/test'
import { poll } from './support/visitor'

/** One page of each kind: what an engine makes of a template shows in any page made from it. Chromium looks at every page. */
const paths = pages.map((file) => file.slice(0, -'index.html'.length)).filter((path) => !isAlike(path))
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]

/** The editor is no page of the site's own: it draws itself, and does not say when it is ready. */
const EDITOR = href(routes.admin)

for (const path of paths)
  test(`${path} loads without console errors or horizontal overflow`, async ({ visitor }) => {
    for (const size of SIZES) {
      await visitor.resize(size)
      await visitor.open(path)
      if (path !== EDITOR) await poll(visitor.isReady, 'the page to answer').toBe(true)
      await poll(() => visitor.count({ role: 'heading' })).toBeGreaterThan(0)
      expect(await visitor.overflow(), `${size.width} px`).toBe(0)
    }
  })
