import { expect, test } from '@playwright/test'
import { findPost, listPosts } from '@/lib/content/blog'

test.describe('the loading screens', () => {
  test('last three seconds on the list and one second on a post', { tag: '@desktop' }, async ({ page }) => {
    for (const [path, duration] of [
      ['/blogs/', '3s'],
      ['/blogs/1/', '1s'],
    ] as const) {
      await page.goto(path)
      const screen = page.locator('.loading-screen')
      expect(await screen.evaluate((element) => getComputedStyle(element).animationDuration)).toBe(duration)
      await expect(screen.getByText('Loading Your Journey')).toBeAttached()
      await expect(screen.getByText('Please wait while we prepare your travel stories...')).toBeAttached()
      await expect(screen).toBeHidden()
    }
  })

  test('slide up without fading', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/blogs/')
    const { top, opacity } = await page.locator('.loading-screen').evaluate((screen) => {
      const [animation] = screen.getAnimations()
      animation?.pause()
      Object.assign(animation ?? {}, { currentTime: 2800 })
      return { top: screen.getBoundingClientRect().top, opacity: getComputedStyle(screen).opacity }
    })
    expect(top).toBeLessThan(0)
    expect(opacity).toBe('1')
  })

  test('are not shown with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/blogs/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.loading-screen')).toBeHidden()
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the list links to every post', async ({ page }) => {
    await page.goto('/blogs/')
    const links = page.getByRole('main').getByRole('link', { name: /^READ MORE/ })
    await expect(links).toHaveCount(listPosts().length)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(listPosts().map(({ id }) => `/blogs/${id}/`))
  })

  test(
    'a post has a back link, body, tags, share buttons and three related posts',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/blogs/1/')
      await expect(page.getByRole('link', { name: 'Back to Blogs' })).toHaveAttribute('href', '/blogs/')
      await expect(page.getByText('Road and rules checked on 22 November 2026')).toBeVisible()
      await expect(page.locator('.prose h2').first()).toBeVisible()
      for (const tag of findPost('1')?.tags ?? [])
        await expect(page.getByRole('list', { name: 'Tags' }).getByText(tag, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Related Posts' })).toBeVisible()
      await expect(page.getByRole('link', { name: /^Read More →/ })).toHaveCount(3)
    },
  )

  test('the gallery opens its six pictures in the lightbox', async ({ page }) => {
    await page.goto('/gallery/')
    const openers = page.getByRole('main').getByRole('button', { name: /^Show picture/ })
    await expect(openers).toHaveCount(6)
    await openers.nth(2).click()
    const dialog = page.getByRole('dialog', { name: 'Our Gallery' })
    await expect(dialog.getByText('3 of 6')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(openers.nth(2)).toBeFocused()
  })
})
