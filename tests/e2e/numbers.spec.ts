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

// number.test covers the rule itself, which all forms share: these tests cover what each form shows.
for (const [what, { path, name }] of Object.entries(places))
  test(
    `the phone field of the ${what} validates its value and explains errors`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path)
      const number = control(main(page), name)
      const type = async (keys: string) => {
        await number.focus()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.press('Backspace')
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

test.describe('a phone number typed key by key', { tag: '@desktop' }, () => {
  const { path, name } = places['home search']
  const number = (page: Page) => control(main(page), name)

  test.beforeEach(async ({ page }) => {
    await page.goto(path)
    await number(page).focus()
  })

  /** Clears the field. */
  async function clear(page: Page): Promise<void> {
    await number(page).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Backspace')
    await expect(number(page)).toHaveValue('')
  }

  test('in any of its spellings is normalised to ten digits', async ({ page }) => {
    for (const keys of [
      '9876543210',
      '+919876543210',
      '919876543210',
      '00919876543210',
      '09876543210',
      '0919876543210',
      '+91 (0)98765-43210',
      '(98765) 43210',
      '९८७६५४३२१०',
      '9x8y7z6543210',
    ])
      await test.step(keys, async () => {
        await page.keyboard.type(keys)
        await expect(number(page)).toHaveValue('9876543210')
        await expect(number(page)).not.toHaveAttribute('aria-invalid')
        await clear(page)
      })
  })

  test('complete, stays unchanged when a country code is typed before it', async ({ page }) => {
    for (const code of ['+91', '91', '0091', '0'])
      await test.step(code, async () => {
        await page.keyboard.type('9876543210')
        for (let digit = 0; digit < 10; digit++) await page.keyboard.press('ArrowLeft')
        await page.keyboard.type(code)
        await number(page).blur()
        await expect(number(page)).toHaveValue('9876543210')
        await clear(page)
      })
  })

  test('typed around its country code is normalised to ten digits', async ({ page }) => {
    await page.keyboard.type('98765')
    for (let digit = 0; digit < 5; digit++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('+91')
    for (let digit = 0; digit < 5; digit++) await page.keyboard.press('ArrowRight')
    await page.keyboard.type('43210')
    await expect(number(page)).toHaveValue('9876543210')
  })

  test('with a corrected typo is normalised to ten digits', async ({ page }) => {
    await page.keyboard.type('+919876543219')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('0')
    await expect(number(page)).toHaveValue('9876543210')
  })

  test('pasted over typed text is normalised to ten digits', async ({ page }) => {
    await page.keyboard.type('98100')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('+91 98765 43210')
    await expect(number(page)).toHaveValue('9876543210')
  })

  test('from abroad is kept, with links to chat and mail', async ({ page }) => {
    for (const [keys, shown] of [
      ['+1 415 555 2671', '+14155552671'],
      ['+65 6123 4567', '+6561234567'],
      ['0065 6123 4567', '006561234567'],
    ] as const)
      await test.step(keys, async () => {
        await page.keyboard.type(keys)
        await expect(number(page)).toHaveValue(shown)
        await expectForeign(page, number(page))
        await clear(page)
      })
  })

  test('of too many digits loses none and is marked invalid', async ({ page }) => {
    for (const keys of ['98765432101', '14155552671', '91987654321'])
      await test.step(keys, async () => {
        await page.keyboard.type(keys)
        await expect(number(page)).toHaveValue(keys)
        await expectTooLong(page, number(page))
        await clear(page)
      })
  })

  test('that is no Indian mobile number shows a hint but is not marked invalid', async ({ page }) => {
    await page.keyboard.type('1123456789')
    await number(page).blur()
    await expectUnlikely(page, number(page))
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

test('a number typed with its country code is sent as ten digits', { tag: '@desktop' }, async ({ page }) => {
  const provider = await stubProvider(page)
  recordAlerts(page)
  await page.goto('/toyota-fortuner/')
  await fillTrip(page, { location: 'Saket', dateTime: `${LATER}T10:30`, name: 'Asha Verma' })
  await control(page, 'contact').focus()
  await page.keyboard.type('+919876543210')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(messages.enquiry.sent)
  await expect(page.getByRole('status')).toBeFocused()
  expect(provider.sent.map(({ template_params }) => template_params.phone)).toEqual(['9876543210'])
})

test('a number from abroad is not truncated to ten digits', { tag: '@desktop' }, async ({ page }) => {
  const provider = await stubProvider(page)
  await page.goto('/toyota-fortuner/')
  await fillTrip(page, { location: 'Saket', dateTime: `${LATER}T10:30`, name: 'Asha Verma' })
  await control(page, 'contact').focus()
  await page.keyboard.type('+65 6123 4567')
  await page.keyboard.press('Enter')
  await expect(control(page, 'contact')).toBeFocused()
  await expect(control(page, 'contact')).toHaveAttribute('aria-invalid', 'true')
  expect(provider.sent).toEqual([])
})

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
  for (const [path, name, value] of [
    ['/', 'date', LATER],
    ['/', 'time', '10:30'],
    ['/car-offers/', 'date', LATER],
    ['/toyota-fortuner/', 'dateTime', `${LATER}T10:30`],
  ] as const)
    for (const javaScriptEnabled of [true, false])
      test(
        `${name} of ${path} says that it is to be chosen until it is, with scripts ${javaScriptEnabled ? 'on' : 'off'}`,
        { tag: '@desktop' },
        async ({ browser }) => {
          const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
          await page.goto(path)
          const field = control(page, name)
          const word = page.locator(`[id="${await field.getAttribute('aria-describedby')}"] > span`)
          await expect(word).toBeVisible()
          await expect(field).toHaveAccessibleDescription(messages.trip.choose)
          await field.fill(value)
          await expect(word).toBeHidden()
          await expect(field).toHaveAccessibleDescription('')
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
  test(`a press that takes the focus from the phone field of the ${what} submits`, async ({ page }) => {
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
  })
