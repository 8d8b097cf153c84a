import { expect, test } from '@playwright/test'
import { findWholeBrowser } from '../programs.mjs'
import { stubProvider } from './support/provider'
import { control, localTrip, fixClock, searchFor } from './support/trip'
import { messages } from './support/catalogue'

// Playwright disables the back/forward cache, and headless shell has none; visitors' browsers have it.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const executablePath = findWholeBrowser()
    await provide({
      ...launchOptions,
      ...(executablePath ? { executablePath } : { channel: 'chromium' }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  },
})

test('a search is restored by back navigation, can be sent again, and is not repeated by itself', async ({
  page,
}) => {
  await fixClock(page)
  const provider = await stubProvider(page)
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.toggleAttribute('data-restored', persisted),
    ),
  )
  await page.goto('/')
  await searchFor(page, localTrip)
  await expect.poll(() => provider.sent.length).toBe(1)
  await page.evaluate(() => history.back())
  await expect(page.locator('html[data-restored]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: messages.trip.search })).toBeEnabled()
  for (const [name, value] of Object.entries(localTrip)) await expect(control(page, name)).toHaveValue(value)
  await control(page, 'location').fill('Rohini')
  await page.getByRole('button', { name: messages.trip.search }).click()
  await page.waitForURL('**/car-offers/?*location=Rohini*')
  await expect.poll(() => provider.sent.length).toBe(2)
  expect(provider.sent.map(({ template_params }) => template_params.trip_from)).toEqual([
    localTrip.location,
    'Rohini',
  ])
})
