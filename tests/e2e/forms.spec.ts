import { expect, type Page, test } from '@playwright/test'
import { recordAlerts } from './support/alerts'
import { enquiries, fillEnquiry, main, send } from './support/enquiries'
import { stubProvider } from './support/provider'
import { control, fillTrip as fillIn } from './support/trip'
import { messages } from './support/catalogue'

const status = (page: Page) => main(page).getByRole('status')

test(
  'a form with a wrong value is not sent: it says why, keeps its values, and focuses the field',
  { tag: '@phone' },
  async ({ page }) => {
    const { contact } = enquiries
    const provider = await stubProvider(page)
    const alerts = recordAlerts(page)
    await page.goto(contact.path)
    await test.step('it stands beside telephone, mail and a map', async () => {
      await expect(main(page).locator('dl a[href^="tel:"]')).toBeVisible()
      await expect(main(page).locator('dl a[href^="mailto:"]')).toBeVisible()
      await expect(main(page).locator('address')).toContainText('Pitampura')
      await expect(main(page).getByRole('img', { name: /^Sketch map of Pitampura/ })).toBeVisible()
      const maps = main(page).getByRole('link', { name: messages.contact.map })
      await expect(maps).toHaveAttribute('rel', /noopener/)
    })
    const trySending = async (wrong: Record<string, string>) => {
      alerts.length = 0
      await fillIn(main(page), { ...contact.typed, ...wrong })
      await send(page, contact)
      await expect(control(main(page), Object.keys(wrong)[0] ?? '')).toBeFocused()
      await expect(control(main(page), 'name')).toHaveValue(contact.typed.name)
      expect(provider.sent).toEqual([])
    }
    await test.step('native validation rejects an address without @', async () => {
      await trySending({ email: 'asha' })
      await expect(status(page)).toBeEmpty()
    })
    for (const [wrong, message] of [
      [{ contactNumber: '987654321' }, messages.enquiry.invalid.number],
      [{ email: 'asha@example' }, messages.enquiry.invalid.email],
    ] as const)
      await test.step(`${JSON.stringify(wrong)} is marked, without an alert`, async () => {
        await trySending(wrong)
        await expect(status(page)).toContainText(message)
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
        expect(alerts).toEqual([])
      })
  },
)

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  // faults-provider.spec has what fails at the provider, unit/components/enquiry each field, and a double submit; the
  // contact form is sent there.
  test('the vendor form is sent by keyboard, announces success in an alert and beside the form, and is reset', async ({
    page,
  }) => {
    const enquiry = enquiries.vendor
    const provider = await stubProvider(page)
    const alerts = recordAlerts(page)
    await page.goto(enquiry.path)
    await fillEnquiry(page, enquiry)
    await main(page).getByRole('button', { name: enquiry.button }).press('Enter')
    await expect(status(page)).toHaveText(enquiry.sent)
    await expect(status(page)).toBeFocused()
    expect(alerts).toEqual([enquiry.sent])
    await expect(control(main(page), 'name')).toHaveValue('')
    expect(provider.sent).toMatchObject([
      {
        template_id: 'template_local_vendor',
        // The last line of the longest text ties the mails of one enquiry together.
        template_params: {
          ...enquiry.typed,
          address: expect.stringContaining(`${enquiry.typed.address}\nRef `),
        },
      },
    ])
  })

  test('the newsletter box sends its address once a template is configured', async ({ page }) => {
    const provider = await stubProvider(page)
    const alerts = recordAlerts(page)
    await page.goto('/gallery/')
    const box = page.getByRole('form', { name: messages.footer.newsletter })
    await box.getByRole('textbox').fill('asha@example.com')
    await box.getByRole('button', { name: messages.footer.subscribe }).click()
    await expect(box.getByRole('status')).toHaveText(messages.contact.sent)
    expect(alerts).toEqual([messages.contact.sent])
    expect(provider.sent[0]?.template_params).toMatchObject({ email: 'asha@example.com' })
  })
})
