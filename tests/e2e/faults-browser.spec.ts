import { expect, test } from '@playwright/test'
import { recordAlerts } from './support/alerts'
import { electric, offersHeadline, vehicle, vehiclePath, messages } from './support/catalogue'
import { categoryOf } from '@/lib/content/fleet'
import { enquiries, expectKept, fillEnquiry, main, send } from './support/enquiries'
import { breakStorage, countQueued, expectReadable, recordExceptions, waitForIslands } from './support/faults'
import { answerOk, stubProvider } from './support/provider'
import { control, fillTrip, localTrip, fixClock, search, searchFor } from './support/trip'

const never = () => new Promise<void>(() => undefined)

for (const how of ['forbidden', 'full'] as const)
  test(
    `where storage is ${how} a form and a search are sent once each`,
    { tag: '@desktop' },
    async ({ page }) => {
      await fixClock(page)
      await breakStorage(page, how)
      const exceptions = recordExceptions(page)
      const provider = await stubProvider(page)
      recordAlerts(page)
      await page.goto(vehiclePath)
      await fillEnquiry(page, enquiries.vehicle)
      await send(page, enquiries.vehicle)
      await expect(main(page).getByRole('status')).toHaveText(enquiries.vehicle.sent)
      expect(provider.sent.splice(0)).toHaveLength(1)
      await page.goto('/')
      await searchFor(page, localTrip)
      await expect(control(page, 'name')).toHaveValue(localTrip.name)
      expect(provider.sent).toHaveLength(1)
      expect(exceptions).toEqual([])
    },
  )

test.describe('scripts are off', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu leads to a vehicle, and a search to the offers', async ({ page, isMobile }) => {
    await page.goto('/')
    if (isMobile) {
      await page.getByRole('button', { name: messages.header.openMenu }).click()
      const menu = page.getByRole('dialog', { name: messages.header.menu })
      await menu.locator('summary', { hasText: categoryOf(electric).title }).click()
      await menu.getByRole('link', { name: electric.name }).click()
    } else {
      await page.getByRole('banner').getByRole('button', { name: messages.header.fleet }).click()
      await page
        .getByRole('dialog', { name: messages.header.menu })
        .getByRole('link', { name: electric.name })
        .click()
    }
    await expect(page).toHaveURL(`/${electric.slug}/`)
    await page.goto('/')
    for (const name of ['destination', 'return_date']) await expect(control(page, name)).toBeVisible()
    await control(page, 'location').fill('Saket')
    await search(page)
    await expect(page).toHaveURL(/\/car-offers\/\?.*location=Saket/)
    await expect(page.getByRole('heading', { name: offersHeadline })).toBeVisible()
  })

  test(
    'every form explains that it needs scripts, offers other ways, and puts nothing into the URL',
    { tag: '@desktop' },
    async ({ page }) => {
      for (const { path } of Object.values(enquiries)) {
        await page.goto(path)
        await expect(main(page).getByText(messages.enquiry.noScript)).toBeVisible()
        await expect(page.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
        await expect(page.getByRole('button', { name: messages.footer.subscribe })).toBeHidden()
        await control(main(page), 'name').fill('Asha Verma')
        await control(main(page), 'name').press('Enter')
        await expect(page).toHaveURL(path)
        await expect(control(main(page), 'name')).toHaveValue('Asha Verma')
      }
    },
  )
})

test(
  'without pictures, fonts, film, icons and manifest pages still render and hydrate',
  { tag: '@desktop' },
  async ({ page }) => {
    const exceptions = recordExceptions(page)
    await page.route(/\/(pictures|film|icons)\/|\.woff2$|\/(icon\.svg|manifest)/, (route) => route.abort())
    const open = async (path: string) => {
      await page.goto(path)
      await waitForIslands(page)
      await expectReadable(page)
    }
    await open('/')
    await open(vehiclePath)
    const picture = main(page).getByRole('img', { name: vehicle.name }).first()
    await expect(picture).toBeVisible()
    expect((await picture.boundingBox())?.height).toBeGreaterThan(100)
    await open('/about/')
    await expect(page.locator('#film-description')).toBeVisible()
    const button = (name: string) => page.getByRole('button', { name })
    await expect(button(messages.film.play).or(button(messages.film.pause))).toBeVisible()
    expect(exceptions).toEqual([])
  },
)

test.describe('while an enquiry is being sent', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => fixClock(page))

  test('a reloaded page keeps what was typed, and it is not repeated while its request is pending', async ({
    page,
  }) => {
    const { contact } = enquiries
    const provider = await stubProvider(page, never)
    await page.goto(contact.path)
    await fillEnquiry(page, contact)
    await send(page, contact)
    await expect.poll(() => provider.sent.length).toBe(1)
    await page.reload()
    await waitForIslands(page)
    await expect(main(page).getByRole('button', { name: contact.button })).toBeEnabled()
    await expectKept(page, contact)
    expect(provider.sent).toHaveLength(1)
  })

  test('two tabs that search at the same time send one enquiry each', async ({ page, context }) => {
    const provider = await stubProvider(page, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await answerOk(route)
    })
    const tabs = [page, await context.newPage()]
    const names = ['Asha Verma', 'Ravi Kumar']
    await Promise.all(
      tabs.map(async (tab, index) => {
        await fixClock(tab)
        await tab.goto('/')
        await fillTrip(tab, { ...localTrip, name: names[index] ?? '' })
      }),
    )
    await Promise.all(tabs.map(search))
    await Promise.all(tabs.map((tab) => tab.waitForURL('**/car-offers/?*')))
    await expect.poll(() => countQueued(page)).toBe(0)
    expect(provider.sent.map(({ template_params }) => template_params.from_name).sort()).toEqual(names)
  })
})
