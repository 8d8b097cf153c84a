import { expect, type Page, test } from '@playwright/test'
import { interpolate } from '@/lib/format/interpolate'
import { pages } from '@/lib/content/pages'
import { listOccasions } from '@/lib/content/occasions'
import { href, occasionPath, routes } from '@/lib/routes/routes'
import { messages, occasion, occasionAddress, vehicles } from './support/catalogue'
import { enquireAbout } from './support/enquiries'
import { control } from './support/trip'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: messages.service.heading })
const opener = (page: Page) => enquireAbout(page, occasion.service)
const wedding = listOccasions().find(({ guestRounds }) => guestRounds)!
const rounds = (page: Page) => page.getByRole('region', { name: messages.guestRounds.heading })
const peopleOf = (page: Page) => rounds(page).getByLabel(messages.tripPlan.roundPeople, { exact: true })
const checklist = (page: Page) => page.getByRole('region', { name: occasion.checklist.heading })

/** Texts of the page that are visible in print. */
const printedTexts = (page: Page) => page.evaluate(() => document.body.innerText)

test(
  'the list links to exactly the services with a page, and each has its enquiry button',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(href(routes.services))
    const links = page.getByRole('main').getByRole('link', { name: messages.occasion.open })
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(listOccasions().map(({ id }) => href(occasionPath(id))))
    for (const { title } of pages.services().services) await expect(enquireAbout(page, title)).toBeVisible()
    await page.getByRole('link', { name: `${messages.occasion.open}: ${occasion.service}` }).click()
    await expect(page).toHaveURL(occasionAddress)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(occasion.title)
  },
)

test(
  'the enquiry opens from the contact bar, and at the end of the page after another service was chosen',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(occasionAddress)
    await page.getByRole('button', { name: messages.bar.enquire, exact: true }).click()
    const service = control(dialogOf(page), 'service')
    await expect(service).toHaveValue(occasion.service)
    const [other = ''] = pages.services().services.map(({ title }) => title)
    await service.selectOption(other)
    await page.keyboard.press('Escape')
    await opener(page).last().click()
    await expect(service).toHaveValue(occasion.service)
  },
)

test(
  'the checklist is printed alone, on one sheet, and the whole page again after it',
  { tag: '@desktop' },
  async ({ page }) => {
    // The attribute that marks the printed part stays.
    await page.addInitScript(() => (window.print = () => undefined))
    await page.goto(occasionAddress, { waitUntil: 'networkidle' })
    await checklist(page).getByRole('button', { name: messages.occasion.print }).click()
    await expect(page.locator('html')).toHaveAttribute('data-prints-part', '')
    await page.emulateMedia({ media: 'print' })
    const paper = await printedTexts(page)
    for (const text of [occasion.checklist.heading, ...occasion.checklist.items])
      expect(paper).toContain(text)
    for (const text of [
      occasion.title,
      occasion.example.heading,
      messages.occasion.print,
      messages.footer.rights,
    ])
      expect(paper).not.toContain(text)
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(sheets).toHaveLength(1)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.locator('html')).not.toHaveAttribute('data-prints-part')
    const whole = await printedTexts(page)
    for (const text of [occasion.title, occasion.example.heading, occasion.checklist.heading])
      expect(whole).toContain(text)
  },
)

test('the day of the example is drawn while scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.goto(occasionAddress)
  await page.locator('summary', { hasText: occasion.example.heading }).click()
  const line = page.locator('.moment-drawn').first()
  const drawn = () => line.evaluate((element) => element.getBoundingClientRect().height)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(drawn).toBe(0)
  await line.evaluate((element) =>
    element.parentElement!.scrollIntoView({ block: 'start', behavior: 'instant' }),
  )
  await expect.poll(drawn).toBeGreaterThan(20)
})

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be opened, except what needs scripts', async ({ page }) => {
    await page.goto(occasionAddress)
    for (const summary of await page.locator('main .unfolds > summary').all()) await summary.click()
    const { asked, example, sections, questions } = occasion
    for (const text of [...asked.map(({ answer }) => answer), ...example.rows.map(({ what }) => what)])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    for (const { heading } of sections)
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    for (const { question } of questions)
      await expect(page.getByText(question, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: messages.occasion.print })).toBeHidden()
    await checklist(page).getByRole('checkbox').first().check()
    await opener(page).first().click()
    await expect(control(dialogOf(page), 'service')).toHaveValue(occasion.service)
    // The calculator of rounds has the answer of the example, and no fields.
    await page.goto(href(occasionPath(wedding.id)))
    const lastRound = interpolate(messages.tripPlan.roundAll, { time: '19:15' })
    await expect(rounds(page).getByText(lastRound)).toBeVisible()
    await expect(peopleOf(page)).toBeHidden()
  })
})

test(
  'the calculator of rounds takes the digits of Hindi, typed and composed',
  { tag: '@desktop' },
  async ({ page }) => {
    const bus = vehicles.find(({ slug }) => slug === 'mini-bus-coach')!.name
    const twoBuses = interpolate(messages.tripPlan.text.vehicle, { count: 2, name: bus })
    await page.goto(href(occasionPath(wedding.id)))
    const people = peopleOf(page)
    await people.fill('')
    await people.pressSequentially('१५')
    // Its island has started: a value that is set meanwhile ends a composition.
    await expect(rounds(page).getByRole('status')).not.toContainText(`${twoBuses},`)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Input.imeSetComposition', { text: '०', selectionStart: 1, selectionEnd: 1 })
    await devTools.send('Input.insertText', { text: '०' })
    await expect(people).toHaveValue('१५०')
    await people.pressSequentially('e-.5')
    await expect(people).toHaveValue('१५०.5')
    await expect(rounds(page).getByRole('status')).toContainText(bus)
  },
)
