import { expect, type Locator, type Page, test } from '@playwright/test'
import { recordAlerts } from './support/alerts'
import { axeFindings, overflow } from './support/axe'
import { stubProvider } from './support/provider'
import { control, fillTrip, LATER, localTrip, fixClock } from './support/trip'
import { messages } from './support/catalogue'

const FOREIGN = 'This form takes Indian numbers only.'
const UNLIKELY = 'Is this right?'
const TOO_LONG = 'Please check the number.'

const places = {
  'home search': { path: '/', name: 'contact' },
  'offers search': { path: '/car-offers/', name: 'contact' },
  'vehicle form': { path: '/toyota-fortuner/', name: 'contact' },
  'contact form': { path: '/contact-us/', name: 'contactNumber' },
  'vendor form': { path: '/vendor-application/', name: 'contactNo' },
}

const main = (page: Page) => page.getByRole('main')

test.beforeEach(({ page }) => fixClock(page))

const describedBy = async (page: Page, number: Locator) =>
  page.locator(`[id="${await number.getAttribute('aria-describedby')}"]`)

async function expectForeign(page: Page, number: Locator): Promise<void> {
  const note = await describedBy(page, number)
  await expect(note).toContainText(FOREIGN)
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(note.getByRole('link', { name: messages.number.chat })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+$/,
  )
  await expect(note.getByRole('link', { name: messages.number.email })).toHaveAttribute('href', /^mailto:/)
}

async function expectTooLong(page: Page, number: Locator): Promise<void> {
  await expect(await describedBy(page, number)).toContainText(TOO_LONG)
  await expect(number).toHaveAttribute('aria-invalid', 'true')
}

async function expectUnlikely(page: Page, number: Locator): Promise<void> {
  await expect(await describedBy(page, number)).toContainText(UNLIKELY)
  await expect(number).not.toHaveAttribute('aria-invalid')
}

async function clear(page: Page, number: Locator): Promise<void> {
  await number.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
}

// number.test covers the rule itself, which all forms share: these tests cover what each form shows.
for (const [what, { path, name }] of Object.entries(places))
  test(
    `the phone field of the ${what} validates its value and explains errors`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path)
      const number = control(main(page), name)
      const type = async (keys: string) => {
        await clear(page, number)
        await page.keyboard.type(keys)
      }
      await type('+91 (0)98765-43210')
      await expect(number).toHaveValue('9876543210')
      await expect(number).not.toHaveAttribute('aria-invalid')
      await type('+65 6123 4567')
      await expect(number).toHaveValue('+6561234567')
      // The trip forms take numbers of India alone.
      if (name === 'contact') await expectForeign(page, number)
      else await expect(number).not.toHaveAttribute('aria-invalid')
      await type('98765432101')
      await expect(number).toHaveValue('98765432101')
      await expectTooLong(page, number)
      await type('1123456789')
      await number.blur()
      await expectUnlikely(page, number)
    },
  )

// unit/phone has thousands of numbers key by key: this has what a browser adds, carets and selections.
test('a phone number typed key by key', { tag: '@desktop' }, async ({ page }) => {
  const number = control(main(page), places['home search'].name)
  const press = async (key: string, times: number) => {
    for (let each = 0; each < times; each++) await page.keyboard.press(key)
  }
  await page.goto(places['home search'].path)

  for (const [what, type] of Object.entries<() => Promise<void>>({
    'is normalised to ten digits': () => page.keyboard.type('+91 (0)98765-43210'),
    'in another script is normalised': () => page.keyboard.type('९८७६५४३२१०'),
    'stays unchanged when a country code is typed before it': async () => {
      await page.keyboard.type('9876543210')
      await press('ArrowLeft', 10)
      await page.keyboard.type('+91')
      await number.blur()
    },
    'typed around its country code is normalised': async () => {
      await page.keyboard.type('98765')
      await press('ArrowLeft', 5)
      await page.keyboard.type('+91')
      await press('ArrowRight', 5)
      await page.keyboard.type('43210')
    },
    'with a corrected typo is normalised': async () => {
      await page.keyboard.type('+919876543219')
      await page.keyboard.press('Backspace')
      await page.keyboard.type('0')
    },
    'pasted over typed text is normalised': async () => {
      await page.keyboard.type('98100')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText('+91 98765 43210')
    },
  }))
    await test.step(what, async () => {
      await clear(page, number)
      await type()
      await expect(number).toHaveValue('9876543210')
      await expect(number).not.toHaveAttribute('aria-invalid')
    })
})

for (const [what, { path, name }] of Object.entries(places))
  test(
    `the phone hint of the ${what} fits a narrow screen and has no axe violations`,
    {
      tag: '@phone',
    },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await control(main(page), name).pressSequentially(name === 'contact' ? '+14155552671' : '98765432101')
      await expect(main(page).getByText(name === 'contact' ? FOREIGN : TOO_LONG)).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await overflow(page)).toBe(0)
    },
  )

test(
  'a number from abroad is not sent in ten digits, one typed with the country code of India is',
  { tag: '@desktop' },
  async ({ page }) => {
    const provider = await stubProvider(page)
    recordAlerts(page)
    await page.goto('/toyota-fortuner/')
    await fillTrip(page, { location: 'Saket', dateTime: `${LATER}T10:30`, name: 'Asha Verma' })
    const number = control(page, 'contact')
    await number.focus()
    await page.keyboard.type('+65 6123 4567')
    await page.keyboard.press('Enter')
    await expect(number).toBeFocused()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    expect(provider.sent).toEqual([])
    await clear(page, number)
    await page.keyboard.type('+919876543210')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText(messages.enquiry.sent)
    await expect(page.getByRole('status')).toBeFocused()
    expect(provider.sent.map(({ template_params }) => template_params.phone)).toEqual(['9876543210'])
  },
)

test('a number in the query is parsed by the same rule', { tag: '@desktop' }, async ({ page }) => {
  for (const [given, shown] of [
    ['%2B919876543210', '9876543210'],
    ['+91+98765+43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['%2B6561234567', ''],
    ['98765432101', ''],
  ] as const) {
    await page.goto(`/car-offers/?name=Asha&contact=${given}`)
    await expect(control(page, 'name')).toHaveValue('Asha')
    await expect(control(page, 'contact')).toHaveValue(shown)
  }
})

test(
  'without scripts the form shows the number format, and the next page parses a typed +91',
  { tag: '@desktop' },
  async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto('/')
    await expect(page.getByText(messages.number.hint)).toBeVisible()
    await fillTrip(page, { ...localTrip, contact: '+91 98765 43210' })
    await page.getByRole('button', { name: messages.trip.search }).click()
    await expect(page).toHaveURL(/contact=%2B91\+98765\+43210/)
    await page.close()
  },
)

test.describe('a date or time', () => {
  for (const javaScriptEnabled of [true, false])
    test(
      `says that it is to be chosen until it is, with scripts ${javaScriptEnabled ? 'on' : 'off'}`,
      { tag: '@desktop' },
      async ({ browser }) => {
        const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
        for (const [path, values] of Object.entries({
          '/': { date: LATER, time: '10:30' },
          '/car-offers/': { date: LATER },
          '/toyota-fortuner/': { dateTime: `${LATER}T10:30` },
        })) {
          await page.goto(path)
          for (const [name, value] of Object.entries(values)) {
            const field = control(page, name)
            const word = page.locator(`[id="${await field.getAttribute('aria-describedby')}"] > span`)
            await expect(word).toBeVisible()
            await expect(field).toHaveAccessibleDescription(messages.trip.choose)
            await field.fill(value)
            await expect(word).toBeHidden()
            await expect(field).toHaveAccessibleDescription('')
          }
        }
        await page.close()
      },
    )

  test('in the past cannot be chosen, a later one can', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    const date = control(page, 'date')
    await expect(date).toHaveAttribute('min')
    await date.fill('2020-01-01')
    await expect(date).toHaveAccessibleDescription('')
  })

  test('has its hint beside its label on the narrowest screen', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    const field = control(page, 'date').locator('xpath=..')
    const [label, word] = await Promise.all([
      field.locator('label').evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().right
      }),
      page.locator(`[id="${await control(page, 'date').getAttribute('aria-describedby')}"]`).boundingBox(),
    ])
    expect(word?.x).toBeGreaterThan(label + 2)
  })
})

for (const [what, { path, name }] of Object.entries(places))
  test(
    `a press that takes the focus from the phone field of the ${what} submits`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(path)
      const number = control(main(page), name)
      await number.focus()
      await page.waitForLoadState('networkidle')
      await page.keyboard.type('98765')
      const submitted = number.evaluate(
        ({ form }: HTMLInputElement) =>
          new Promise<boolean>((resolve) => {
            form!.addEventListener('submit', () => resolve(true), { once: true })
            setTimeout(() => resolve(false), 3000)
          }),
      )
      const submit = main(page)
        .locator('form', { has: control(page, name) })
        .locator('[type=submit]')
        .first()
      await submit.hover()
      await page.mouse.down()
      // As long as a finger needs.
      await page.waitForTimeout(120)
      await page.mouse.up()
      expect(await submitted).toBe(true)
    },
  )
