import { expect, type Page, test } from '@playwright/test'
import { recordAlerts } from './support/alerts'
import { interpolate } from '@/lib/format/interpolate'
import { waitForIslands } from './support/faults'
import { stubProvider } from './support/provider'
import { control, fillTrip as fillIn } from './support/trip'
import { messages, occasion } from './support/catalogue'

type FormCase = {
  path: string
  button: string
  sent: string
  /** The screen on which its test runs, which does not depend on it. */
  screen: '@phone' | '@desktop'
  typed: Record<string, string>
  /** The control whose text the reference follows. */
  longest: string
}

const forms: [FormCase, FormCase] = [
  {
    path: '/contact-us/',
    button: messages.contact.send,
    sent: messages.contact.sent,
    screen: '@phone',
    typed: {
      name: 'Asha Verma',
      contactNumber: '9876543210',
      email: 'asha@example.com',
      companyName: 'Sample Mills',
      requirements: 'Four cars a day\nfrom Rohini',
    },
    longest: 'requirements',
  },
  {
    path: '/vendor-application/',
    button: messages.vendor.send,
    sent: messages.vendor.sent,
    screen: '@desktop',
    typed: {
      name: 'Asha Verma',
      email: 'asha@example.com',
      address: 'Sample street 2',
      contactNo: '9876543210',
      vehicle: 'Innova Crysta 2024',
      location: 'Rohini',
    },
    longest: 'address',
  },
]

const main = (page: Page) => page.getByRole('main')
const status = (page: Page) => main(page).getByRole('status')

for (const { path, button, sent, screen, typed, longest } of forms) {
  test.describe(path, () => {
    test.beforeEach(({ page }) => page.goto(path))

    // faults-provider.spec has what fails at the provider, unit/components/enquiry each gap, and a double submit.
    test(
      'is sent by keyboard, announces success in an alert and beside the form, and is reset',
      { tag: screen },
      async ({ page }) => {
        const provider = await stubProvider(page)
        const alerts = recordAlerts(page)
        await fillIn(main(page), typed)
        await main(page).getByRole('button', { name: button }).press('Enter')
        await expect(status(page)).toHaveText(sent)
        await expect(status(page)).toBeFocused()
        expect(alerts).toEqual([sent])
        await expect(control(main(page), 'name')).toHaveValue('')
        expect(provider.sent.map(({ template_params }) => template_params)).toEqual([
          // The last line of the longest text ties the mails of one enquiry together.
          expect.objectContaining({
            ...typed,
            [longest]: expect.stringContaining(`${typed[longest]}\nRef `),
          }),
        ])
      },
    )
  })
}

test(
  'an address without @ is rejected by the browser: the form is not sent, and focuses the field',
  { tag: '@desktop' },
  async ({ page }) => {
    const [{ path, button, typed }] = forms
    const provider = await stubProvider(page)
    await page.goto(path)
    await fillIn(main(page), { ...typed, email: 'asha' })
    await main(page).getByRole('button', { name: button }).click()
    await expect(control(main(page), 'email')).toBeFocused()
    await expect(control(main(page), 'name')).toHaveValue(typed.name ?? '')
    await expect(status(page)).toBeEmpty()
    expect(provider.sent).toEqual([])
  },
)

test('the contact page links to telephone, mail and a map service', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact-us/')
  await expect(main(page).locator('dl a[href^="tel:"]')).toBeVisible()
  await expect(main(page).locator('dl a[href^="mailto:"]')).toBeVisible()
  await expect(main(page).locator('address')).toContainText('Pitampura')
  await expect(main(page).getByRole('img', { name: /^Sketch map of Pitampura/ })).toBeVisible()
  const maps = main(page).getByRole('link', { name: messages.contact.map })
  await expect(maps).toHaveAttribute('rel', /noopener/)
})

test.describe('the modal enquiry', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: messages.service.heading })
  const opener = (page: Page) =>
    page.getByRole('button', {
      name: interpolate(messages.service.enquireAbout, { service: occasion.service }),
    })
  const open = (page: Page) => opener(page).click()
  const typed = {
    name: 'Asha Verma',
    contactNumber: '9876543210',
    email: 'asha@example.com',
    requirements: 'Two coaches',
  }

  test.beforeEach(async ({ page }) => {
    await page.goto('/our-services/')
    await waitForIslands(page)
  })

  test(
    'opens over a scroll-locked page, with its service selected, closes, and returns the focus to its button',
    { tag: '@phone' },
    async ({ page }) => {
      await open(page)
      await expect(dialog(page)).toBeVisible()
      await expect(control(dialog(page), 'service')).toHaveValue(occasion.service)
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      await dialog(page).getByRole('button', { name: messages.common.close }).click()
      await expect(dialog(page)).toBeHidden()
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
      await open(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    },
  )

  test('is sent with its service once a template is configured', { tag: '@desktop' }, async ({ page }) => {
    const provider = await stubProvider(page)
    const alerts = recordAlerts(page)
    await open(page)
    await fillIn(dialog(page), typed)
    await dialog(page).getByRole('button', { name: messages.service.send }).click()
    await expect(dialog(page).getByRole('status')).toHaveText(messages.contact.sent)
    expect(alerts).toEqual([messages.contact.sent])
    expect(provider.sent[0]?.template_params).toEqual({
      service: occasion.service,
      ...typed,
      requirements: expect.stringMatching(new RegExp(`^${typed.requirements}\\nRef \\w{6}$`)),
    })
  })
})

test(
  'the newsletter box sends its address once a template is configured',
  { tag: '@desktop' },
  async ({ page }) => {
    const provider = await stubProvider(page)
    const alerts = recordAlerts(page)
    await page.goto('/gallery/')
    const box = page.getByRole('form', { name: messages.footer.newsletter })
    await box.getByRole('textbox').fill('asha@example.com')
    await box.getByRole('button', { name: messages.footer.subscribe }).click()
    await expect(box.getByRole('status')).toHaveText(messages.contact.sent)
    expect(alerts).toEqual([messages.contact.sent])
    expect(provider.sent[0]?.template_params).toMatchObject({ email: 'asha@example.com' })
  },
)
