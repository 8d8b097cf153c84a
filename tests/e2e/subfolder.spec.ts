import { expect, test } from '@playwright/test'
import { basePath } from '@/lib/config/env'
import { vehiclePath, messages } from './support/catalogue'
import { expectReadable, recordExceptions, waitForIslands } from './support/faults'
import { stubProvider } from './support/provider'
import { control, fillTrip, localTrip, fixClock } from './support/trip'

test.skip(!basePath, 'Only node tests/builds.mjs builds for a folder.')

test('below a base path pages hydrate without failed requests, look ahead to their own alone, and a search shows the offers', async ({
  page,
}) => {
  const exceptions = recordExceptions(page)
  const missing: string[] = []
  page.on('response', (answer) => answer.status() >= 400 && missing.push(answer.url()))
  await fixClock(page)
  const provider = await stubProvider(page)
  const others = ['/about/', '/car-details/', '/blogs/1/', '/admin/', '/'].map((path) => basePath + path)
  for (const path of [vehiclePath, ...others]) {
    await page.goto(path)
    if (path === `${basePath}/admin/`) continue
    await waitForIslands(page)
    await expectReadable(page)
  }
  const rules = await page.locator('script[type=speculationrules]').textContent()
  expect(rules).toContain(`"href_matches":"${basePath}/*"`)
  await fillTrip(page, localTrip)
  await page.getByRole('button', { name: messages.trip.search }).click()
  await page.waitForURL(`**${basePath}/car-offers/?*`)
  await expect(control(page, 'name')).toHaveValue(localTrip.name)
  await expect.poll(() => provider.sent.length).toBe(1)
  expect(missing).toEqual([])
  expect(exceptions).toEqual([])
})
