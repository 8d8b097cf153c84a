import { expect, test } from '@playwright/test'
import { listPosts } from '@/lib/content/blog'
import { listRoadStatuses } from '@/lib/content/road-statuses'
import { feedPath, href, postPath, routes } from '@/lib/routes/routes'
import { messages } from './support/catalogue'

const written = listPosts().filter(({ body }) => body !== '')

test('the feed is served as XML and lists every published post, and what stands on the roads', async ({
  page,
}) => {
  const answer = await page.request.get(feedPath)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^(text|application)\/(rss\+)?xml/)
  const body = await answer.text()
  const statuses = listRoadStatuses()
  expect(body.match(/<item>/g)).toHaveLength(written.length + statuses.length)
  for (const { name } of statuses) expect(body).toContain(`#road-${name}</link>`)
  for (const { id } of written) expect(body).toContain(`${href(postPath(id))}</link>`)
})

test('all URLs in the feed are absolute', async ({ page }) => {
  const body = await (await page.request.get(feedPath)).text()
  const addresses = [...body.matchAll(/(?:href|src)=(?:"|&quot;)(.*?)(?:"|&quot;)/g)].map(
    ([, address]) => address,
  )
  expect(addresses.length).toBeGreaterThan(1)
  expect(addresses.filter((address) => !/^(https?:|tel:|mailto:)/.test(address!))).toEqual([])
})

for (const path of [routes.blog, postPath(1)])
  test(`${path} links to the feed in its head`, async ({ page }) => {
    await page.goto(href(path))
    const link = page.locator('link[rel="alternate"][type="application/rss+xml"]')
    expect(new URL((await link.getAttribute('href'))!).pathname).toBe(feedPath)
  })

test('the list links to the feed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(href(routes.blog))
  await expect(page.getByRole('link', { name: messages.post.feed })).toHaveAttribute('href', feedPath)
})
