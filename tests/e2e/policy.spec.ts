import { expect, test } from '@playwright/test'
import { messages } from './support/catalogue'
import { policyOf, recordBrowserErrors } from './support/browser-errors'
import { fixClock } from './support/trip'

test.beforeEach(({ page }) => fixClock(page))

// pages.spec opens and scrolls through every kind of page, everyone.spec enters the states of the others.
test('the 404 pages and the redirect page violate no rule of their CSP', async ({ page }) => {
  const browserErrors = await recordBrowserErrors(page)
  await page.goto('/nowhere/', { waitUntil: 'networkidle' })
  expect(await policyOf(page)).toContain("default-src 'none'")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.heading)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(browserErrors).toEqual([expect.stringContaining('404')])
  await page.goto('/suv/muvs/')
  await page.waitForURL('**/suv-muvs/')
  expect(browserErrors).toHaveLength(1)
})

test('injected scripts, handlers, frames, styles, forms and HTML are blocked', async ({ page }) => {
  const browserErrors = await recordBrowserErrors(page)
  const injected = [
    '<script>window.smuggled = 1</script>',
    '<img src="data:," onerror="window.smuggled = 1" alt="">',
    '<script src="https://example.com/smuggled.js"></script>',
    '<iframe src="https://example.com/"></iframe>',
    '<p style="position:fixed">Smuggled</p>',
    '<form action="https://example.com/" id="elsewhere"></form>',
  ].join('')
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', `${injected}</body>`)
    await route.fulfill({ response, body })
  })
  await page.goto('/')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form#elsewhere')!.requestSubmit())
  for (const refused of [
    'script-src-elem inline',
    'script-src-attr inline',
    'script-src-elem https://example.com/smuggled.js',
    'frame-src',
    'style-src-attr inline',
    'form-action',
  ])
    await expect.poll(() => browserErrors).toContainEqual(expect.stringContaining(`refused: ${refused}`))
  for (const act of [
    () => void (document.body.innerHTML = '<b>smuggled</b>'),
    // A script outside the folder of scripts.
    () => void (document.createElement('script').src = '/film/x.js'),
  ])
    await expect(page.evaluate(act)).rejects.toThrow(/Trusted/)
  expect(await page.evaluate(() => [location.pathname, 'smuggled' in window])).toEqual(['/', false])
})
