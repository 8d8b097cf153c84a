import { expect, type Request, test } from '@playwright/test'
import { stubProvider } from './support/provider'
import { localTrip, fixClock, searchFor } from './support/trip'
import { messages } from './support/catalogue'

test('personal data of a search goes to the mail provider only', async ({ page, context }) => {
  await fixClock(page)
  await stubProvider(page)
  const origin = 'http://localhost'
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  // A host that sends no headers of its own: only the CSP and meta tags of the page apply.
  await context.route('**/car-offers/**', async (route) => {
    const answer = await route.fetch()
    const headers = { ...answer.headers() }
    delete headers['referrer-policy']
    await route.fulfill({ response: answer, headers })
  })
  await context.route('https://**', (route) => route.fulfill({ body: '' }))
  await page.goto('/')
  await searchFor(page, localTrip)
  await expect(page.getByRole('status').filter({ hasText: messages.enquiry.sent }).first()).toBeVisible()
  await page.evaluate(() => {
    const link = document.createElement('a')
    Object.assign(link, { href: 'https://elsewhere.example/', textContent: 'elsewhere' })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'elsewhere' }).click()
  await page.waitForURL('https://elsewhere.example/')
  const outside = requests.filter((request) => !request.url().startsWith(origin))
  expect(outside.map((request) => request.url())).toEqual(['https://elsewhere.example/'])
  expect(await outside[0]?.headerValue('referer')).toBeNull()
  const inside = requests.filter(
    (request) => request.url().startsWith(origin) && !/\/(api|car-offers)\//.test(request.url()),
  )
  expect(inside.filter((request) => /Asha|9876543210/.test(request.url()))).toEqual([])
})
