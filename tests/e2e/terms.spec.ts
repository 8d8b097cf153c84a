import { expect, type Page, test } from '@playwright/test'
import { pages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { href, routes } from '@/lib/routes/routes'
import { escapeRegExp } from './support/catalogue'
import { control, NOW } from './support/trip'

const { planner: texts } = pages.terms()
const { due } = texts
/** Texts that stand one after the other, of whole cells or lines. */
const inOrder = (...parts: string[]) => new RegExp(parts.map(escapeRegExp).join('.*'), 's')
const planner = (page: Page) => page.getByRole('region', { name: texts.heading })
const payments = (page: Page) => planner(page).getByRole('listitem')
const refunds = (page: Page) =>
  planner(page).getByRole('table', { name: texts.refunds.heading }).getByRole('row')

async function open(page: Page, now = NOW) {
  await page.clock.setFixedTime(now)
  await page.goto(href(routes.terms))
}

test('input is neither sent, stored nor put into the URL', async ({ page }) => {
  await open(page)
  const requests: string[] = []
  // The page may still be loading pictures; only requests that contain the input matter.
  page.on('request', (request) => {
    if (request.method() !== 'GET' || /45000|2026-12-01/.test(request.url())) requests.push(request.url())
  })
  await control(page, 'date').fill('2026-12-01')
  await control(page, 'amount').fill('45000')
  await control(page, 'amount').press('Enter')
  await expect(payments(page).first()).toContainText('₹13,500')
  expect(requests).toEqual([])
  expect(new URL(page.url()).search).toBe('')
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(stored).not.toMatch(/45000|2026-12-01/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the rule is explained in text, without inactive controls', async ({ page }) => {
    await page.goto(href(routes.terms))
    await expect(payments(page)).toHaveText([
      inOrder('30%', interpolate(due.advance, {})),
      inOrder('50%', interpolate(due.balance, { days: 2 })),
      inOrder('20%', interpolate(due.boarding, {})),
    ])
    await expect(refunds(page)).toHaveCount(5)
    await expect(control(page, 'date')).toBeHidden()
  })
})
