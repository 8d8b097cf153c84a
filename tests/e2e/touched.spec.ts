/** A page that others have changed still works: before its islands start, after that, and after a send. */
import { expect, type Page, test } from '@playwright/test'
import { guidePath, href } from '@/lib/routes/routes'
import { recordAlerts } from './support/alerts'
import { service, vehiclePath } from './support/catalogue'
import { type Change, changes, makeChange } from './support/changes'
import { enquiries, fillEnquiry, main } from './support/enquiries'
import { recordExceptions, waitForLoader } from './support/faults'
import { answerOk, stubProvider } from './support/provider'
import { control, fillTrip, fixClock, localTrip } from './support/trip'

type Provider = Awaited<ReturnType<typeof stubProvider>>
type Use = (page: Page, provider: Provider) => Promise<void>

/** Elements by what no translator changes. */
const submit = (page: Page) => main(page).locator('form[data-draft] [type=submit]').first()

const send =
  (enquiry: (typeof enquiries)[keyof typeof enquiries]): Use =>
  async (page, provider) => {
    const before = provider.sent.length
    const alerts = recordAlerts(page)
    await fillEnquiry(page, enquiry)
    // The same enquiry again would not be sent.
    await control(main(page), 'name').fill(`Asha ${'abc'.charAt(before)}`)
    await submit(page).click()
    await expect.poll(() => alerts).toEqual([enquiry.sent])
    expect(provider.sent).toHaveLength(before + 1)
    const [first = ''] = Object.keys(enquiry.typed)
    await expect(control(main(page), first)).toHaveValue('')
    page.removeAllListeners('dialog')
  }

/** What is interactive in each kind of page, used. */
const uses: Record<string, { path: string; use: Use }> = {
  contact: { path: enquiries.contact.path, use: send(enquiries.contact) },
  vehicle: {
    path: vehiclePath,
    use: async (page, provider) => {
      await page.locator('[data-island=vehicle-gallery] li button').nth(1).click()
      await expect(page.locator('[data-island=vehicle-gallery] li button').nth(1)).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await page.locator('#details-vehicle').click()
      await expect(page.locator('#details-vehicle-panel')).toBeVisible()
      await page.locator('#details-rental').click()
      // Once it was sent its fields are folded.
      if (provider.sent.length > 0) await main(page).locator('form[data-draft] summary').click()
      await send(enquiries.vehicle)(page, provider)
    },
  },
  home: {
    path: '/',
    use: async (page) => {
      await page.locator('#fleet-tabs-1').click()
      await expect(page.locator('#fleet-tabs-1-panel')).toBeVisible()
      await page.locator('#fleet-tabs-0').click()
      await expect(page.locator('#fleet-tabs-0-panel')).toBeVisible()
      await page.locator('#trip-outstation').click()
      await expect(control(page, 'return_date')).toBeVisible()
      await page.locator('#trip-local').click()
      await expect(control(page, 'location')).toBeVisible()
      await control(page, 'name').fill('Asha 9')
      await expect(control(page, 'name')).toHaveValue('Asha ')
      await control(page, 'name').fill('')
    },
  },
  offers: {
    path: '/car-offers/?location=Saket',
    use: async (page) => {
      await expect(control(page, 'location')).toHaveValue('Saket')
      await page.locator('#offers-van').click()
      const panel = page.locator('#offers-van-panel')
      await expect(panel).toBeVisible()
      const quote = panel.locator('li').first()
      const ask = quote.locator('button').filter({ hasText: /./ })
      if (await ask.count()) await ask.first().click()
      await expect(quote.locator('a[href^="tel:"]')).toBeVisible()
      await page.locator('#offers-sedans').click()
    },
  },
  comparison: {
    path: '/car-details/',
    use: async (page) => {
      const rows = page.locator('[data-island=fleet-explorer] tbody tr')
      const select = page.locator('[data-island=fleet-explorer] select').first()
      await select.selectOption({ index: 4 })
      await expect(page).toHaveURL(/\?/)
      const filtered = await rows.count()
      await select.selectOption({ index: 0 })
      await expect.poll(() => rows.count()).toBeGreaterThan(filtered)
    },
  },
  plan: {
    path: '/trip-plan/',
    use: async (page) => {
      const name = page
        .locator('[data-island=trip-planner] input[type=text], [data-island=trip-planner] input:not([type])')
        .first()
      await name.fill('')
      await name.pressSequentially('To Nainital', { delay: 30 })
      await expect(name).toHaveValue('To Nainital')
    },
  },
  guide: {
    path: href(guidePath('nainital')),
    use: async (page) => {
      const arrival = page.locator('[data-island=day-plan] ol time').last()
      const before = (await arrival.textContent())?.replaceAll('ट', '')
      const time = control(main(page), 'time')
      await time.fill((await time.inputValue()) === '09:30' ? '10:30' : '09:30')
      await expect.poll(async () => (await arrival.textContent())?.replaceAll('ट', '')).not.toBe(before)
    },
  },
  terms: {
    path: '/terms-condition/',
    use: async (page) => {
      const amount = control(main(page), 'amount')
      await amount.fill('10000')
      await expect(page.locator('[data-island=booking-planner]')).toContainText('3,000')
      await amount.fill('')
    },
  },
  services: {
    path: '/our-services/',
    use: async (page) => {
      await page.locator('button[data-service]').nth(1).click()
      await expect(control(page, 'service')).not.toHaveValue(service)
      await page.keyboard.press('Escape')
    },
  },
}

const CHANGES = Object.keys(changes) as Change[]
/** The deepest change; of the vehicle, which has a gallery, tabs and a form, behind all the others. Each alone once a week. */
function changesOf(kind: string): Change[][] {
  if (process.env.FULL_DEPTH) return CHANGES.map((change) => [change])
  return [kind === 'vehicle' ? CHANGES.toReversed() : CHANGES.slice(0, 1)]
}

for (const [kind, { path, use }] of Object.entries(uses))
  test.describe(kind, { tag: '@desktop' }, () => {
    for (const made of changesOf(kind))
      test(made.join(', '), async ({ page }) => {
        await fixClock(page)
        const exceptions = recordExceptions(page)
        const provider = await stubProvider(page, answerOk)
        await page.goto(path)
        // Before the islands start, and in what they have rendered.
        for (let times = 0; times < 2; times++) {
          for (const change of made) await makeChange(page, change)
          await use(page, provider)
        }
        expect(exceptions).toEqual([])
      })
  })

test('a search in a changed page is sent once', { tag: '@phone' }, async ({ page }) => {
  await fixClock(page)
  const provider = await stubProvider(page)
  await page.goto('/')
  await makeChange(page, CHANGES[0]!)
  await fillTrip(page, localTrip)
  await submit(page).click()
  await page.waitForURL('**/car-offers/?*')
  await waitForLoader(page)
  await expect.poll(() => provider.sent.length).toBe(1)
})
