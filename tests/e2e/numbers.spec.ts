import { expect, type Locator, type Page, test } from '@playwright/test'
import { control, LATER, fixClock } from './support/trip'
import { messages } from './support/catalogue'

const main = (page: Page) => page.getByRole('main')

test.beforeEach(({ page }) => fixClock(page))

async function clear(page: Page, number: Locator): Promise<void> {
  await number.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
}

// unit/phone has thousands of numbers key by key: this has what a browser adds, carets and selections.
test('a phone number typed key by key', { tag: '@desktop' }, async ({ page }) => {
  const number = control(main(page), 'contact')
  const press = async (key: string, times: number) => {
    for (let each = 0; each < times; each++) await page.keyboard.press(key)
  }
  await page.goto('/')

  for (const [what, type] of Object.entries<() => Promise<void>>({
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

/** Where the text of an element ends. */
function rightOfText(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().right
}

test.describe('without scripts, 320 px wide', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a number’s format is shown, and a date or time says that it is to be chosen until it is', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByText(messages.number.hint)).toBeVisible()
    const date = control(page, 'date')
    const [label, hint] = await Promise.all([
      date.locator('xpath=..').locator('label').evaluate(rightOfText),
      page.locator(`[id="${await date.getAttribute('aria-describedby')}"]`).boundingBox(),
    ])
    expect(hint!.x, 'the hint is beside its label').toBeGreaterThan(label + 2)
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
    for (const name of [messages.common.whatsApp, messages.common.phone]) {
      const icon = main(page).getByRole('form').getByRole('link', { name, exact: true }).locator('svg')
      expect((await icon.boundingBox())?.width, `the icon of ${name}`).toBe(16)
    }
  })
})

test('a press that takes the focus from the phone field submits', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const number = control(main(page), 'contact')
  await number.focus()
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('98765')
  const submitted = number.evaluate(
    ({ form }: HTMLInputElement) =>
      new Promise<void>((resolve) => form!.addEventListener('submit', () => resolve(), { once: true })),
  )
  const submit = main(page)
    .locator('form', { has: control(page, 'contact') })
    .locator('[type=submit]')
  await submit.hover()
  await page.mouse.down()
  // What is said of the number, whose field is left, moves no button away from the finger.
  await expect(number).not.toBeFocused()
  await page.mouse.up()
  await submitted
})
