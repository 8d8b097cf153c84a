import { expect, type Page, type Request, test } from '@playwright/test'
import { listSitePages } from '@/lib/content/site-pages'
import { href } from '@/lib/routes/routes'

const firstOfKinds = new Map(
  [...listSitePages()].reverse().map(({ path, subject }) => [subject.kind, href(path)]),
)

/** KB of a page with its styles, fonts and scripts, without pictures: those with a trip form, and the others. */
const MOST_KB = { trip: 230, other: 200 }
const WITH_A_TRIP_FORM = ['home', 'vehicle', 'carOffers', 'tripPlan']

/** The bytes transferred by the time that every script of the page has started. */
async function weigh(page: Page, path: string): Promise<number> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(path)
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  const sizes = requests
    .filter((request) => !['image', 'media'].includes(request.resourceType()))
    .map(async (request) => (await request.sizes()).responseBodySize)
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}

for (const [kind, path] of firstOfKinds)
  test(`a page of the kind ${kind} stays within its weight`, async ({ page }) => {
    const most = WITH_A_TRIP_FORM.includes(kind) ? MOST_KB.trip : MOST_KB.other
    const kb = (await weigh(page, path)) / 1024
    test.info().annotations.push({ type: 'weight', description: `${kb.toFixed(1)} KB` })
    expect(kb).toBeLessThan(most)
  })
