import { expect, test, type Page } from '@playwright/test'
import { listGuides } from '@/lib/content/guides'
import { listLandings } from '@/lib/content/landing'
import { listOccasions } from '@/lib/content/occasions'
import { interpolate } from '@/lib/format/interpolate'
import { fleetPath, guidePath, href, occasionPath } from '@/lib/routes/routes'
import { recordAlerts } from './support/alerts'
import { messagePattern, messages, van, vehicle, vehiclePath, vehicles } from './support/catalogue'
import { enquireAbout } from './support/enquiries'
import { control, fixClock, LATER, NOW } from './support/trip'
import { countVisitor, noteJourney, readInbox, type Visitor } from './support/visitor'

const DAY_MS = 24 * 60 * 60 * 1000
const REFERENCE = messagePattern(messages.enquiry.reference)
const LOCAL_NUMBER = '9876543210'
const FOREIGN_NUMBER = '+447911123456'

const main = (page: Page) => page.getByRole('main')
/** The control that is shown, of those with this name in the forms of the page. */
const field = (page: Page, name: string) =>
  control(main(page).or(page.getByRole('dialog')), name)
    .filter({ visible: true })
    .first()
const search = (page: Page) => page.getByRole('button', { name: messages.trip.search })
const isPhone = () => test.info().project.name === 'phone'
/** A sender of this journey on this screen: a name holds letters and spaces only. */
const named = (name: string) => `${name} ${isPhone() ? 'Phone' : 'Desktop'}`

/** Expects these texts on the screen as it is, all at once. */
const expectSeen = (visitor: Visitor, texts: (string | RegExp)[]) =>
  expect(async () => {
    const seen = (await visitor.seen()).join('\n')
    for (const text of texts) expect(seen).toMatch(text)
  }).toPass()

/** Expects the result of a sent enquiry, and its enquiry in the inbox. @returns its reference. */
async function expectReceived(
  page: Page,
  visitor: Visitor,
  expected: { templateName: string; params: Record<string, unknown> },
): Promise<string> {
  const { params } = expected
  const card = page.locator('[data-sent]').filter({ visible: true }).last()
  await expect(card.getByText(REFERENCE)).toBeVisible()
  const reference = (await card.getByText(REFERENCE).textContent())!.slice(-6)
  for (const key of ['change', 'cancel', 'copy', 'save'] as const)
    await expect(card.getByText(messages.enquiry.yours[key], { exact: true })).toBeVisible()
  const received = await readInbox(new URL(page.url()).origin, String(params.from_name ?? params.name))
  expect(received[0]).toMatchObject(expected)
  expect(JSON.stringify(received[0])).toContain(reference)
  await noteJourney(visitor, received)
  return reference
}

const typeTrip = async (visitor: Visitor, page: Page, name: string, contact: string) => {
  await visitor.type(field(page, 'name'), name)
  await visitor.type(field(page, 'contact'), contact)
}

test.beforeEach(async ({ page, context }) => {
  await fixClock(page)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
})

test('a family of twelve to Nainital, from the home page: answered on one screen', async ({ page }) => {
  const visitor = await countVisitor(page)
  await page.goto('/')
  await visitor.tap(page.getByRole('tab', { name: messages.trip.outstation }))
  await visitor.type(field(page, 'from'), 'Delhi')
  await visitor.type(field(page, 'destination'), 'Nainital')
  await visitor.pick(field(page, 'date'), LATER)
  const answer = /^Delhi to Nainital: about \d+ km$/m
  await expect(main(page).getByRole('region', { name: answer })).toContainText('27 November 2026')
  await visitor.tap(search(page))
  await page.waitForURL('**/car-offers/?*')
  await visitor.type(page.getByLabel(messages.offers.party.people), '12')
  await visitor.type(page.getByLabel(messages.offers.party.bags), '5')
  await expectSeen(visitor, [
    answer,
    messagePattern(messages.dayPlanner.driving),
    new RegExp(`^${van.name}$`, 'm'),
    messagePattern(messages.offers.party.fits, { people: 12 }),
    messages.offers.getQuote,
  ])
  await visitor.tap(
    page.getByRole('button', { name: interpolate(messages.offers.getQuoteFor, { vehicle: van.name }) }),
  )
  const chat = page.getByRole('link', { name: interpolate(messages.offers.chatAbout, { vehicle: van.name }) })
  const text = new URL((await chat.getAttribute('href'))!).searchParams.get('text')
  for (const part of [van.name, 'Nainital', '27 November 2026', 'People: 12', 'Large bags: 5'])
    expect(text).toContain(part)
  await noteJourney(visitor)
  expect(visitor.counts.taps).toBeLessThanOrEqual(8)
})

test('a traveller with a number from abroad sends what was typed by chat or e-mail', async ({ page }) => {
  const visitor = await countVisitor(page)
  await page.goto('/')
  await visitor.type(field(page, 'location'), 'IGI Airport T3')
  await visitor.pick(field(page, 'date'), LATER)
  await visitor.pick(field(page, 'time'), '10:30')
  await typeTrip(visitor, page, 'Emma Clarke', FOREIGN_NUMBER)
  // On a phone it may be below the screen: what is scrolled is counted.
  await main(page).getByText(messages.number.notes.foreign).filter({ visible: true }).scrollIntoViewIfNeeded()
  await expectSeen(visitor, [messages.number.notes.foreign])
  const typed = ['IGI Airport T3', LATER, '10:30', 'Emma Clarke', FOREIGN_NUMBER]
  const chat = page.waitForEvent('popup')
  await visitor.tap(main(page).getByRole('link', { name: messages.number.chat, exact: true }))
  const text = new URL((await chat).url()).searchParams.get('text')
  const mail = main(page).locator('form').getByRole('link', { name: messages.number.email, exact: true })
  const body = decodeURIComponent((await mail.getAttribute('href'))!)
  for (const part of typed) {
    expect(text).toContain(part)
    expect(body).toContain(part)
  }
  await noteJourney(visitor)
  expect(visitor.counts.taps).toBeLessThanOrEqual(7)
  await search(page).click()
  await page.waitForURL('**/car-offers/?*')
  const offers = isPhone() ? page.getByRole('dialog') : main(page).locator('form')
  const again = page.waitForEvent('popup')
  await offers.locator('a[href^="https://wa.me/"]').first().click()
  for (const part of ['IGI Airport T3', '10:30', 'Emma Clarke', FOREIGN_NUMBER])
    expect(new URL((await again).url()).searchParams.get('text')).toContain(part)
  await expect(page.getByRole('button', { name: messages.offers.toForm })).toHaveCount(0)
})

test('a wedding is counted on its page, and its numbers open the planner', async ({ page }) => {
  const wedding = listOccasions().find(({ guestRounds }) => guestRounds)!
  const { guestRounds: texts, tripPlan } = messages
  const visitor = await countVisitor(page)
  await page.goto(href(occasionPath(wedding.id)))
  const region = page.getByRole('region', { name: texts.heading })
  const answer = region.getByRole('status')
  const fill = (label: string) => region.getByLabel(label, { exact: true })
  await expect(answer).toContainText(/2 × Mini Bus.*The last round arrives at 19:15/s)
  await visitor.type(fill(tripPlan.roundPeople), '150')
  await visitor.type(fill(texts.kilometres), '10')
  await expect(fill(tripPlan.roundMinutes)).toHaveValue('25')
  await visitor.pick(fill(texts.start), '16:30')
  await visitor.pick(fill(tripPlan.roundBy), '19:00')
  await expectSeen(visitor, [messagePattern(texts.answer), /^The last round arrives at \d\d:\d\d\.$/m])
  await noteJourney(visitor)
  expect(visitor.counts.taps).toBeLessThanOrEqual(4)
  expect(new URL(page.url()).pathname).toBe(href(occasionPath(wedding.id)))
  const link = region.getByRole('link', { name: texts.open })
  await expect(link).toHaveAttribute('href', /#plan=/)
  await link.click()
  await expect(page.getByLabel(tripPlan.roundPeople, { exact: true })).toHaveValue('150')
  await expect(page.getByLabel(tripPlan.roundMinutes)).toBeVisible()
  await expect(page.getByLabel(tripPlan.roundMinutes)).toHaveValue('25')
})

test('a sent enquiry is found by one tap a day later, on another page and after a reload', async ({
  page,
}) => {
  recordAlerts(page)
  const sender = named('Returner')
  const first = await countVisitor(page)
  await page.goto(vehiclePath)
  await first.type(field(page, 'location'), 'Saket')
  await first.pick(field(page, 'dateTime'), `${LATER}T10:30`)
  await typeTrip(first, page, sender, LOCAL_NUMBER)
  await first.tap(page.getByRole('button', { name: messages.enquiry.send }))
  const reference = await expectReceived(page, first, {
    templateName: 'trip',
    params: { car_name: vehicle.name, from_name: sender },
  })

  await expect(page.getByRole('button', { name: messages.enquiry.yours.open })).toBeVisible()
  await page.clock.setFixedTime(NOW.getTime() + DAY_MS)
  await page.goto('/about/')
  await page.reload()
  const taps = first.counts.taps
  await first.tap(page.getByRole('button', { name: messages.enquiry.yours.open }))
  const dialog = page.getByRole('dialog')
  await expectSeen(first, [reference, `${vehicle.name} · Saket`])
  await expect(dialog).not.toContainText(sender)
  const cancel = dialog.getByRole('link', {
    name: interpolate(messages.enquiry.yours.cancelNamed, { reference }),
  })
  await expect(cancel).toHaveAttribute('href', new RegExp(reference))
  expect(first.counts.taps - taps).toBe(1)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('link', { name: messages.enquiry.yours.save }).click()
  expect((await saved).suggestedFilename()).toBe(`${reference}.txt`)
})

test('a transfer from the airport at night, and a change of it', async ({ page, baseURL }) => {
  const visitor = await countVisitor(page)
  const sender = named('Night Flyer')
  await page.goto('/')
  await visitor.type(field(page, 'location'), 'IGI Airport T3')
  await visitor.pick(field(page, 'date'), LATER)
  await visitor.pick(field(page, 'time'), '02:30')
  await typeTrip(visitor, page, sender, LOCAL_NUMBER)
  await visitor.tap(search(page))
  await page.waitForURL('**/car-offers/?*')
  await expectReceived(page, visitor, {
    templateName: 'trip',
    params: {
      car_name: 'Website Enquiry',
      active_tab: 'local',
      from_name: sender,
      phone: LOCAL_NUMBER,
      trip_from: 'IGI Airport T3',
      trip_destination: '—',
      trip_datetime: `${LATER} 02:30`,
      page_url: expect.stringMatching(new RegExp(`^${baseURL}/#ref-\\w+$`)),
      message: '-',
    },
  })
  expect(visitor.counts.taps).toBeLessThanOrEqual(6)

  if (!isPhone()) return
  await page.getByRole('dialog').getByRole('button', { name: messages.common.close }).tap()
  const bar = page.getByRole('navigation', { name: messages.bar.label })
  await expect(control(page, 'location')).toBeHidden()
  await bar.getByRole('link', { name: messages.bar.enquire }).tap()
  await expect(control(page, 'location')).toBeFocused()
})

test('a firm asks for cars by the month', async ({ page }) => {
  const corporate = listOccasions().find(({ id }) => id === 'corporate-and-monthly')!
  const { service } = corporate
  recordAlerts(page)
  const visitor = await countVisitor(page)
  const values = {
    name: named('Firm Office'),
    contactNumber: LOCAL_NUMBER,
    email: 'office@example.com',
    requirements: 'Four cars by the month, from January, in Noida',
  }
  await page.goto(href(occasionPath(corporate.id)))
  await visitor.tap(enquireAbout(page, service).first())
  const dialog = page.getByRole('dialog', { name: messages.service.heading })
  await expect(control(dialog, 'service')).toHaveValue(service)
  for (const [name, value] of Object.entries(values)) await visitor.type(control(dialog, name), value)
  const chat = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: messages.common.whatsApp }).click()
  expect(new URL((await chat).url()).searchParams.get('text')).toContain(values.requirements)
  await expect(dialog.getByRole('link', { name: messages.common.email })).toHaveAttribute(
    'href',
    /Four%20cars%20by%20the%20month/,
  )
  await visitor.tap(dialog.getByRole('button', { name: messages.service.send }))
  const params = { ...values, service, requirements: expect.stringContaining(values.requirements) }
  await expectReceived(page, visitor, { templateName: 'service', params })
  expect(visitor.counts.taps).toBeLessThanOrEqual(6)
})

test('a school asks for a coach from the page of its seats', async ({ page, baseURL }) => {
  const seats = listLandings().find(({ people }) => people === 35)!
  const coach = vehicles.find(({ slug }) => slug === 'luxury-coach')!
  recordAlerts(page)
  const visitor = await countVisitor(page)
  const sender = named('School Office')
  await page.goto(href(fleetPath(seats.slug)))
  await visitor.tap(main(page).getByRole('link', { name: coach.name }).first())
  const path = href(fleetPath(coach.slug))
  await page.waitForURL(`**${path}`)
  await visitor.tap(main(page).getByRole('tab', { name: messages.trip.outstation }))
  await visitor.type(field(page, 'from'), 'Rohini')
  await visitor.type(field(page, 'destination'), 'Agra')
  await visitor.pick(field(page, 'dateTime'), `${LATER}T05:30`)
  await typeTrip(visitor, page, sender, LOCAL_NUMBER)
  await visitor.tap(page.getByRole('button', { name: messages.enquiry.send }))
  await expectReceived(page, visitor, {
    templateName: 'trip',
    params: {
      car_name: coach.name,
      active_tab: 'outstation',
      from_name: sender,
      phone: LOCAL_NUMBER,
      trip_from: 'Rohini',
      trip_destination: 'Agra',
      trip_datetime: `${LATER} 05:30`,
      page_url: expect.stringMatching(new RegExp(`^${baseURL}${path}#ref-\\w+$`)),
    },
  })
  expect(visitor.counts.taps).toBeLessThanOrEqual(8)
})

test('a reader of a guide plans the day, and sends the trip', async ({ page }) => {
  const guide = listGuides().find(({ slug }) => slug === 'nainital')!
  const visitor = await countVisitor(page)
  const sender = named('Guide Reader')
  await page.goto(href(guidePath(guide.slug)))
  const planner = page.getByRole('form', { name: messages.dayPlanner.heading })
  await visitor.pick(planner.getByLabel(messages.dayPlanner.date), LATER)
  await visitor.pick(planner.getByLabel(messages.dayPlanner.time), '06:30')
  await expectSeen(visitor, [messagePattern(messages.dayPlanner.driving)])
  await visitor.tap(planner.getByRole('button', { name: messages.dayPlanner.quote }))
  await page.waitForURL('**/car-offers/?*')
  if (isPhone()) await visitor.tap(page.getByRole('button', { name: messages.offers.toForm }))
  await typeTrip(visitor, page, sender, LOCAL_NUMBER)
  await visitor.tap(search(page))
  await expectReceived(page, visitor, {
    templateName: 'trip',
    params: {
      from_name: sender,
      trip_from: messages.dayPlanner.from,
      trip_destination: guide.place,
      trip_datetime: `${LATER} 06:30`,
    },
  })
  await expectSeen(visitor, [REFERENCE, new RegExp(`to ${guide.place}: about \\d+ km`)])
  expect(visitor.counts.taps).toBeLessThanOrEqual(7)
})
