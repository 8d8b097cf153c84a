import { expect, test } from '@playwright/test'
import { pages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { findPost, listPosts } from '@/lib/content/blog'
import { feedPath } from '@/lib/routes/routes'
import { messagePattern, messages } from './support/catalogue'

test.describe('the loading screens', () => {
  test('last three seconds on the list and one second on a post', { tag: '@desktop' }, async ({ page }) => {
    for (const [path, duration] of [
      ['/blogs/', '3s'],
      ['/blogs/1/', '1s'],
    ] as const) {
      await page.goto(path)
      const screen = page.locator('.loading-screen')
      expect(await screen.evaluate((element) => getComputedStyle(element).animationDuration)).toBe(duration)
      await expect(screen.getByText(messages.loading.heading)).toBeAttached()
      await expect(screen.getByText(messages.loading.text)).toBeAttached()
      await expect(screen).toBeHidden()
    }
  })

  test('step aside for the keyboard, and do not come back', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/blogs/', { waitUntil: 'commit' })
    const screen = page.locator('.loading-screen')
    await expect(screen).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(screen).toBeHidden({ timeout: 1000 })
    await expect(screen).toHaveCSS('animation-duration', '0s')
    await page.waitForFunction(() => performance.now() > 3500)
    await page.mouse.click(5, 300)
    await expect(screen).toBeHidden()
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test(
    'the list has no loading screen, and links to every post and to the feed',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/blogs/', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.loading-screen')).toBeHidden()
      await expect(page.getByRole('link', { name: messages.post.feed })).toHaveAttribute('href', feedPath)
      const head = page.locator('link[rel="alternate"][type="application/rss+xml"]')
      expect(new URL((await head.getAttribute('href'))!).pathname).toBe(feedPath)
      const links = page.getByRole('main').getByRole('link', { name: messages.post.readMoreList })
      await expect(links).toHaveCount(listPosts().length)
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(addresses).toEqual(listPosts().map(({ id }) => `/blogs/${id}/`))
    },
  )

  test(
    'a post has a back link, body, tags, share buttons and three related posts',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/blogs/1/')
      await expect(page.getByRole('link', { name: messages.notFound.backToBlogs })).toHaveAttribute(
        'href',
        '/blogs/',
      )
      await expect(page.locator('.prose h2').first()).toBeVisible()
      for (const tag of findPost('1')?.tags ?? [])
        await expect(
          page.getByRole('list', { name: messages.post.tags }).getByText(tag, { exact: true }),
        ).toBeVisible()
      await expect(page.getByRole('heading', { name: messages.post.related })).toBeVisible()
      await expect(page.getByRole('link', { name: messages.post.readMore })).toHaveCount(3)
    },
  )

  test('the gallery opens its six pictures in the lightbox', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/gallery/')
    const openers = page
      .getByRole('main')
      .getByRole('button', { name: messagePattern(messages.gallery.show) })
    await expect(openers).toHaveCount(6)
    await openers.nth(2).click()
    const dialog = page.getByRole('dialog', { name: pages.gallery().heading })
    await expect(
      dialog.getByText(interpolate(messages.gallery.position, { number: 3, count: 6 })),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(openers.nth(2)).toBeFocused()
  })
})
