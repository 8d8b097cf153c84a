import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { getCompany } from '@/lib/content/company'
import { listVehicles } from '@/lib/content/fleet'
import { SENT_KEY } from '@/lib/enquiry/limits'
import { escapeRegExp, messages, missingPostPath } from './support/catalogue'

const scrollLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden'

/** The most pixels that a page of this address may be high on a screen of 360 px. */
const LONGEST = { '/': 5000, '/our-services/weddings-and-events/': 7000, '/routes/nainital/': 7500 }

for (const [tag, reducedMotion] of [
  ['@desktop', 'no-preference'],
  ['@phone', 'reduce'],
] as const)
  test(
    `the chat button opens the specified chat, rests 20 px from the bottom and lifts to 96 px near the end (motion: ${reducedMotion})`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/')
      const chat = page.getByRole('link', { name: messages.chat.label })
      await expect(chat).toHaveAttribute('target', '_blank')
      const link = new URL((await chat.getAttribute('href')) ?? '')
      const { message, number } = getCompany().chat
      expect(link.searchParams.get('text')).toBe(message)
      expect(link.pathname).toBe(`/${number}`)
      const distance = () =>
        chat.evaluate((button) => Math.round(innerHeight - button.getBoundingClientRect().bottom))
      await expect.poll(distance).toBe(20)
      // The first scroll starts the scripts, which lift the button with reduced motion, where the CSS animation is off.
      await page.mouse.wheel(0, 10)
      await page.waitForLoadState('networkidle')
      await expect
        .poll(async () => {
          // Lazily rendered sections make the page longer.
          await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
          return distance()
        })
        .toBe(96)
    },
  )

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test('the first Tab shows the skip link, and the fleet dropdown lists every listed vehicle and closes on Escape', async ({
    page,
  }) => {
    await page.goto('/about/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: messages.common.skipToContent })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    const opener = page.getByRole('banner').getByRole('button', { name: messages.header.fleet })
    await opener.click()
    const menu = page.getByRole('dialog', { name: messages.header.menu })
    for (const { name } of listVehicles().filter(({ listed }) => listed))
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('the header has one row with enquiries too, of a tablet and with the number', async ({ page }) => {
    await page.addInitScript(
      ([key, sent]) => localStorage.setItem(key, JSON.stringify([{ ...sent, at: Date.now() - 1000 }])),
      [SENT_KEY, { reference: 'A1B2C3', digest: 'digest', asked: 'Saket' }] as const,
    )
    await page.goto('/contact-us/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: messages.enquiry.yours.open })).toBeVisible()
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 1024 })
      const tops = await header
        .getByRole('navigation', { name: messages.header.label })
        .evaluate((nav) => [...nav.children].map((link) => link.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
      await expect(header.getByText(getCompany().phone.display).first()).toBeVisible({ visible: width > 768 })
    }
  })

  test('an unknown post shows Blog Not Found with its text and a way back, without scripts, with noindex', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (const path of [missingPostPath, '/blogs/nonsense/', '/blogs/99/']) {
      const answer = await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.blogHeading)
      await expect(page.getByText(messages.notFound.blogText)).toBeVisible()
      await expect(page.getByRole('link', { name: messages.notFound.backToBlogs })).toHaveAttribute(
        'href',
        '/blogs/',
      )
      if (path === missingPostPath) continue
      await expect(page).toHaveTitle(new RegExp(`^${escapeRegExp(messages.notFound.blogHeading)}`))
      expect(answer?.status(), path).toBe(404)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    }
    await context.close()
  })

  test('a host with one 404 page shows Blog Not Found before scripts load', async ({ page }) => {
    const body = readFileSync('out/404.html', 'utf8')
    await page.route('**/blogs/99/', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    )
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/blogs/99/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.blogHeading)
  })
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the menu slides in, locks scrolling, traps the focus and closes on Escape', async ({ page }) => {
    await page.goto('/about/')
    const opener = page.getByRole('button', { name: messages.header.openMenu })
    await opener.click()
    const menu = page.getByRole('dialog', { name: messages.header.menu })
    await expect(menu).toBeVisible()
    expect(await page.evaluate(scrollLocked)).toBe(true)
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      // Between the last control and the first, the focus is on the document itself.
      const inside = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)
      expect(['DIALOG', 'BODY']).toContain(inside)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    expect(await page.evaluate(scrollLocked)).toBe(false)
    await expect(opener).toBeFocused()
  })

  test('a long page is not longer on a phone than it may be, and its footer is short', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const [path, most] of Object.entries(LONGEST)) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(most)
      const footer = await page.getByRole('contentinfo').boundingBox()
      expect(footer!.height, path).toBeLessThanOrEqual(500)
    }
  })

  test('the hero pictures cross-fade every five seconds, can be paused, and rest with reduced motion', async ({
    page,
  }) => {
    await page.goto('/')
    const pictures = page.locator('.cross-fade-picture')
    await expect(pictures).toHaveCount(3)
    const timings = () =>
      pictures.evaluateAll((all) =>
        all.map((picture) => {
          const { animationDuration, animationPlayState } = getComputedStyle(picture)
          return `${animationDuration.split(',')[0]} ${animationPlayState.split(',')[0]}`
        }),
      )
    await expect.poll(timings).toEqual(Array(3).fill('15s running'))
    await page.getByRole('checkbox', { name: messages.hero.pause }).check({ force: true })
    expect(await timings()).toEqual(Array(3).fill('15s paused'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const names = await pictures.evaluateAll((all) =>
      all.map((picture) => getComputedStyle(picture).animationName),
    )
    expect(names).toEqual(['none', 'none', 'none'])
  })
})
