import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { getCompany } from '@/lib/content/company'
import { listVehicles } from '@/lib/content/fleet'
import { getMessages, pages } from '@/lib/content/pages'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { formatItems } from '@/lib/format/list'
import { href, tripDataPath, routes } from '@/lib/routes/routes'
import { refusedTo } from '@/lib/guides/places'
import { readTimedPlace } from '@/lib/guides/timed-place'
import { recordAlerts } from './support/alerts'
import { axeFindings, overflow } from './support/axe'
import { countQueued, delayScripts, SCRIPTS } from './support/faults'
import { stubProvider } from './support/provider'
import { fixClock } from './support/trip'
import { messagePattern } from './support/catalogue'
import { knownRoads } from '@/view-models/trip-data'

const { tripPlan: messages, dayPlanner, enquiry, trip, common } = getMessages()
const PATH = href(routes.tripPlan)
const START = '2026-12-04'

type GivenStop = { place: string; time?: string }

const main = (page: Page) => page.getByRole('main')
/** That a day has its hours: the arrival of its last leg. */
const arrival = messagePattern(messages.legArrive)
const day = (page: Page, index: number) => main(page).locator('[data-day]').nth(index)
const stopOf = (page: Page, dayIndex: number, index: number) =>
  day(page, dayIndex).getByRole('listitem').nth(index)
const placeOf = (stop: Locator) => stop.locator('input[type=text]').first()
const timeOf = (stop: Locator) => stop.locator('input[type=time]')
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const announced = (page: Page) => main(page).locator('p[role=status]:not([tabindex])')
const places = (page: Page) =>
  main(page)
    .locator('[data-stop] input[type=text]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

/** Opens what is collapsed at rest: two of the steps, and what stands behind 'More'. */
const unfold = (page: Page) =>
  main(page)
    .locator('details')
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')))

/** Opens the planner and waits for hydration; typing before hydration has a test of its own. */
async function openPlanner(page: Page, path = PATH): Promise<void> {
  await fixClock(page)
  await page.goto(path)
  await main(page).getByLabel(messages.start).focus()
  await expect(main(page).getByLabel(messages.start)).toHaveAttribute('min', '2026-11-23')
  await unfold(page)
}

/** What a keyboard can reach in the page's content, as far as it is visible. */
const controlsIn = (page: Page) =>
  main(page)
    .locator('a, button, input, select, textarea, summary')
    .evaluateAll(
      (controls) =>
        controls.filter(
          (control) =>
            (control as HTMLElement).tabIndex >= 0 &&
            control.checkVisibility({ visibilityProperty: true }) &&
            !control.closest('[aria-hidden=true]'),
        ).length,
    )

test(
  'at rest the planner shows four steps, and at most 25 controls',
  { tag: '@desktop' },
  async ({ page }) => {
    await fixClock(page)
    await page.goto(PATH)
    const steps = [messages.where, messages.who, messages.vehicles, messages.enquire]
    for (const name of steps) await expect(main(page).getByRole('heading', { name })).toBeVisible()
    expect(await controlsIn(page)).toBeLessThanOrEqual(25)
    await main(page).getByText(messages.moreTools, { exact: true }).click()
    await expect(main(page).getByLabel(messages.name)).toBeVisible()
  },
)

test(
  'a searched trip goes on in the planner, with its days and people',
  { tag: '@desktop' },
  async ({ page }) => {
    await fixClock(page)
    await page.goto(
      `/car-offers/?from=Delhi&destination=Nainital&date=${START}&return_date=2026-12-06&people=12`,
    )
    await expect(page.getByLabel(trip.destination).first()).toHaveValue('Nainital')
    await page.getByRole('link', { name: messages.entry }).first().click()
    await expect(page).toHaveURL(PATH)
    await expect.poll(() => places(page)).toEqual(['Delhi', 'Nainital', 'Nainital', 'Nainital', 'Delhi'])
    const who = main(page).getByRole('region', { name: messages.who })
    await expect(who.getByLabel(messages.adults, { exact: true })).toHaveValue('12')
    await expect(page.locator('#plan-start')).toHaveValue(START)
  },
)

test('an example opens filled in, with its vehicles and hours', { tag: '@phone' }, async ({ page }) => {
  const { example } = pages.tripPlan()
  await fixClock(page)
  await page.goto(PATH)
  await main(page).getByRole('link', { name: example.label }).click()
  await expect(main(page)).toContainText(messages.openedFromAddress)
  expect(await places(page)).toEqual(example.days.flat().map((stop) => readTimedPlace(stop).place))
  const who = main(page).getByRole('region', { name: messages.who })
  const answer = main(page).getByRole('region', { name: messages.glance })
  await expect(who.getByLabel(messages.adults, { exact: true })).toHaveValue(String(example.adults))
  await expect(answer).toContainText(messagePattern(messages.fits))
  await expect(day(page, 0)).toContainText(arrival)

  // A coach has room for them, and may not take the road.
  const forTwelve = (await answer.textContent()) ?? ''
  await who.getByLabel(messages.adults, { exact: true }).fill('45')
  await expect(answer).not.toHaveText(forTwelve)
  await expect(answer).toContainText(messagePattern(messages.fits))
  const refused = example.days.flat().flatMap((stop) => refusedTo(knownRoads().places, stop))
  for (const { slug, name } of listVehicles())
    if (refused.some((each) => each.slug === slug)) await expect(answer).not.toContainText(`× ${name}`)

  await who.getByLabel(messages.largeBags, { exact: true }).fill('1')
  const forMany = (await answer.textContent()) ?? ''
  await who.getByLabel(messages.adults, { exact: true }).fill('3')
  await expect(answer).not.toHaveText(forMany)
  const forThree = (await answer.textContent()) ?? ''
  await unfold(page)
  const vehicles = main(page).getByRole('region', { name: messages.vehicles })
  await vehicles.getByLabel(messages.setFor).selectOption('hills')
  await expect(answer).not.toHaveText(forThree)

  await page.route(`**${tripDataPath}`, (route) => route.abort())
  await page.goto('about:blank')
  await page.goto(`${PATH}#open=example`)
  await expect(main(page)).toContainText(messages.invalidAddress)
})

test(
  'an empty plan shows and prints how to begin, and nothing else',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPlanner(page)
    await expect(main(page).getByText(messages.begin).filter({ visible: true })).toHaveCount(1)
    await expect(main(page).getByRole('region', { name: messages.glance })).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    expect((await main(page).innerText()).trim()).toBe(messages.begin)
  },
)

/** Makes a plan by hand, day by day. */
async function plan(page: Page, name: string, days: GivenStop[][]): Promise<void> {
  await main(page).getByLabel(messages.name).fill(name)
  await main(page).getByLabel(messages.start).fill(START)
  for (const [index, stops] of days.entries()) {
    if (index > 0) await button(main(page), messages.addDay).click()
    for (const [number, { place, time }] of stops.entries()) {
      if (number > 1) await button(day(page, index), messages.addStop).click()
      const stop = stopOf(page, index, number)
      await placeOf(stop).fill(place)
      if (time) await timeOf(stop).fill(time)
    }
  }
}

const family: GivenStop[][] = [
  [{ place: 'Saket, Delhi', time: '05:30' }, { place: 'Haldwani' }, { place: 'Nainital', time: '14:00' }],
  [{ place: 'Nainital', time: '10:00' }, { place: 'Bhimtal' }],
  [{ place: 'Nainital', time: '09:00' }, { place: 'Corbett' }],
  [{ place: 'Corbett', time: '10:00' }, { place: 'Saket, Delhi' }],
]

async function fillContact(page: Page, name: string, contact: string): Promise<void> {
  const form = main(page).getByRole('form', { name: messages.enquire })
  await form.locator('[name=name]').fill(name)
  await form.locator('[name=contact]').fill(contact)
}

test('a trip is planned by keyboard, with announcements and undo', { tag: '@desktop' }, async ({ page }) => {
  await openPlanner(page)
  await plan(page, 'Hills', [[{ place: 'Delhi' }, { place: 'Agra' }, { place: 'Jaipur' }]])
  const handle = page.getByRole('button', { name: interpolate(messages.drag, { number: 3 }) })
  await handle.focus()
  await page.keyboard.press('ArrowUp')
  await expect(announced(page)).toContainText(
    interpolate(messages.announcements.stopMoved, { place: 'Jaipur', number: 2, day: 1 }),
  )
  expect(await places(page)).toEqual(['Delhi', 'Jaipur', 'Agra'])
  // The handle moves with its stop, and keeps the focus.
  await expect(page.getByRole('button', { name: interpolate(messages.drag, { number: 2 }) })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await places(page)).toEqual(['Jaipur', 'Delhi', 'Agra'])

  await button(page, messages.undo).press('Enter')
  expect(await places(page)).toEqual(['Delhi', 'Jaipur', 'Agra'])
  await expect(announced(page)).toContainText(messages.undone.split('{')[0]!)

  await page.getByRole('button', { name: interpolate(messages.more, { number: 2 }) }).press('Enter')
  await page.getByRole('button', { name: `${messages.remove}: 2` }).press('Enter')
  await expect(announced(page)).toContainText(messages.announcements.stopRemoved)
  expect(await places(page)).toEqual(['Delhi', 'Agra'])
  await expect(button(day(page, 0), messages.addStop)).toBeFocused()
  await button(page, messages.undo).press('Enter')
  expect(await places(page)).toEqual(['Delhi', 'Jaipur', 'Agra'])

  await button(page, messages.addWayBack).press('Enter')
  // One driver does not do all of it in a day.
  expect(await places(page)).toEqual(['Delhi', 'Jaipur', 'Agra', 'Agra', 'Delhi'])
  await expect(button(day(page, 1), messages.addStop)).toBeFocused()
})

test('the first day is typed digit by digit', { tag: '@desktop' }, async ({ page }) => {
  await openPlanner(page)
  const start = main(page).getByLabel(messages.start)
  await start.focus()
  await page.keyboard.type('12122026')
  await expect(start).toHaveValue('2026-12-12')
  // A stored plan with this year would be invalid.
  await start.focus()
  await page.keyboard.type('12122126')
  await start.blur()
  await expect(start).toHaveValue('2026-12-12')
  await page.reload()
  await expect(start).toHaveValue('2026-12-12')
})

test(
  'a return comes back on the last day, and what is advised in the fog is taken up',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPlanner(page)
    await main(page).getByLabel(messages.start).fill('2026-12-26')
    const [start, end] = [stopOf(page, 0, 0), stopOf(page, 0, 1)]
    await placeOf(start).fill('Delhi')
    await placeOf(end).fill('Agra')
    const last = main(page).getByLabel(messages.lastDay)
    await last.fill('2026-12-28')
    await expect.poll(() => places(page)).toEqual(['Delhi', 'Agra', 'Agra', 'Agra', 'Delhi'])
    await last.fill('2026-12-20')
    await expect(main(page).getByText(messagePattern(messages.lastDayRange)).first()).toBeVisible()
    await last.fill('2026-12-26')
    await expect.poll(() => places(page)).toEqual(['Delhi', 'Agra', 'Delhi'])
    await timeOf(start).fill('05:00')
    await button(page, interpolate(dayPlanner.leaveAt, { time: '09:00' })).click()
    await expect(timeOf(start)).toHaveValue('09:00')
    await button(page, messages.stayNight).click()
    await expect.poll(() => places(page)).toEqual(['Delhi', 'Agra', 'Agra', 'Delhi'])
    await expect(last).toHaveValue('2026-12-27')
    await expect(timeOf(stopOf(page, 1, 0))).toHaveValue('')
  },
)

test('a stop is dragged to another place, and into another day', { tag: '@desktop' }, async ({ page }) => {
  await openPlanner(page)
  await plan(page, 'Hills', [
    [{ place: 'Delhi' }, { place: 'Agra' }],
    [{ place: 'Jaipur' }, { place: 'Amber' }],
  ])
  const drag = async (from: Locator, to: Locator) => {
    await to.scrollIntoViewIfNeeded()
    await from.scrollIntoViewIfNeeded()
    const [start, end] = [await from.boundingBox(), await to.boundingBox()]
    if (!start || !end) throw new Error('A stop is not on the screen')
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
    await page.mouse.down()
    await page.mouse.move(end.x + 10, end.y + end.height - 6, { steps: 6 })
    await page.mouse.up()
  }
  const handleOf = (stop: Locator) => stop.getByRole('button').first()
  await drag(handleOf(stopOf(page, 0, 0)), stopOf(page, 0, 1))
  expect(await places(page)).toEqual(['Agra', 'Delhi', 'Jaipur', 'Amber'])
  await drag(handleOf(stopOf(page, 0, 1)), stopOf(page, 1, 0))
  await expect(day(page, 0).getByRole('listitem')).toHaveCount(1)
  expect(await places(page)).toEqual(['Agra', 'Jaipur', 'Delhi', 'Amber'])
})

test('named plans are stored on the device until they are cleared', { tag: '@desktop' }, async ({ page }) => {
  await openPlanner(page)
  await plan(page, 'Family', [[{ place: 'Delhi' }, { place: 'Agra' }]])
  await page.reload()
  await expect(main(page).getByLabel(messages.name)).toHaveValue('Family')
  // The browser restores some of the values before the planner has read the plan.
  await expect.poll(() => places(page)).toEqual(['Delhi', 'Agra'])

  await unfold(page)
  await button(page, messages.newPlan).click()
  await plan(page, 'Wedding', [[{ place: 'Saket' }, { place: 'Chhatarpur' }]])
  await main(page).getByLabel(messages.plans).selectOption({ label: 'Family' })
  expect(await places(page)).toEqual(['Delhi', 'Agra'])

  await button(page, messages.clear).click()
  expect(await places(page)).toEqual(['', ''])
  await button(page, messages.undo).click()
  expect(await places(page)).toEqual(['Delhi', 'Agra'])
  await button(page, messages.clear).click()
  await page.reload()
  await expect(main(page).getByLabel(messages.name)).toHaveValue('Wedding')
})

/** Opens the plan's address in another browser context, as on another device. */
async function openInOtherContext(page: Page, browser: Browser): Promise<Page> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(main(page), messages.copyAddress).click()
  await expect(main(page)).toContainText(messages.copied)
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/#plan=1\./)
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const there = await other.newPage()
  await fixClock(there)
  await there.goto(address)
  await expect(main(there)).toContainText(messages.openedFromAddress)
  return there
}

test(
  'a URL contains the plan, and opens it on another device',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openPlanner(page)
    const days = family.slice(0, 2)
    await plan(page, 'Family', days)
    const there = await openInOtherContext(page, browser)
    expect(asked.filter((url) => url.includes('plan='))).toEqual([])
    await expect(main(there).getByLabel(messages.name)).toHaveValue('Family')
    expect(await places(there)).toEqual(days.flat().map(({ place }) => place))
    // The plan is in storage now, and the URL no longer holds it.
    await expect(there).toHaveURL(/\/trip-plan\/$/)
    await there.reload()
    await expect(main(there).getByLabel(messages.name)).toHaveValue('Family')
    await there.context().close()
  },
)

const promised = (brief: string[]) =>
  expect.arrayContaining(brief.map((line) => expect.stringContaining(line) as unknown))

test('the whole plan is sent once, as a trip enquiry with the brief', { tag: '@phone' }, async ({ page }) => {
  const provider = await stubProvider(page)
  const alerts = recordAlerts(page)
  await openPlanner(page)
  await plan(page, 'Family', family)
  await main(page).getByLabel(messages.children, { exact: true }).fill('2')
  await main(page).getByLabel(messages.wishes).fill('A driver who speaks\nHindi')
  await fillContact(page, 'Asha Verma', '9876543210')
  await button(main(page), messages.send).click()
  await expect.poll(() => alerts).toEqual([enquiry.sent])
  await expect(main(page)).toContainText(messages.sentWithPlan)

  expect(provider.sent).toHaveLength(1)
  const params = provider.sent[0]!.template_params
  expect(params).toMatchObject({
    car_name: 'Website Enquiry',
    active_tab: 'outstation',
    from_name: 'Asha Verma',
    phone: '9876543210',
    trip_from: 'Saket, Delhi',
    trip_destination: 'Corbett',
    trip_datetime: `${START} 05:30`,
  })
  const { text } = messages
  const lines = params.message!.split('\n')
  // The return date is still the first line.
  expect(lines[0]).toBe('2026-12-07')
  expect(lines).toEqual(
    promised([
      'Family',
      interpolate(text.children, { children: 2, seats: 0 }),
      'A driver who speaks / Hindi',
      interpolate(text.timed, { time: '05:30', stop: 'Saket, Delhi' }),
      interpolate(text.then, { stop: 'Haldwani' }),
      interpolate(text.then, { stop: 'Bhimtal' }),
    ]),
  )
  expect(params.message!.length).toBeLessThanOrEqual(2000)

  // After sending, the plan stays, marked as sent until it is changed.
  await page.reload()
  await expect(main(page).getByLabel(messages.name)).toHaveValue('Family')
  const mark = main(page).getByText(messagePattern(messages.sentOn))
  await expect(mark).toBeVisible()
  await main(page).getByLabel(messages.start).fill('2026-12-05')
  await expect(mark).toHaveCount(0)
})

test(
  'the first press on an empty plan focuses what is missing, and its mark goes with the first input',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await fixClock(page)
    await page.goto(PATH)
    await button(main(page), messages.send).click()
    const start = placeOf(stopOf(page, 0, 0))
    const hint = main(page).getByText(interpolate(trip.needed.from, { button: messages.send }))
    await expect(start).toBeFocused()
    await expect(start).toHaveAttribute('aria-invalid', 'true')
    await expect(hint.first()).toBeInViewport()
    await page.keyboard.type('D')
    await expect(start).not.toHaveAttribute('aria-invalid')
    await expect(hint).toHaveCount(0)
  },
)

test('a wedding of 240 gets vehicles, and rounds to its functions', { tag: '@desktop' }, async ({ page }) => {
  await openPlanner(page)
  await plan(page, 'Wedding', [
    [{ place: 'Hotel, Aerocity', time: '17:00' }, { place: 'Farm, Chhatarpur' }],
    [{ place: 'Hotel, Aerocity', time: '10:00' }, { place: 'Gurudwara' }],
    [{ place: 'Hotel, Aerocity', time: '18:00' }, { place: 'Banquet hall' }],
  ])
  await main(page).getByLabel(messages.adults, { exact: true }).fill('240')
  const vehicles = main(page).getByRole('region', { name: messages.vehicles })
  const sets = vehicles.getByRole('listitem')
  const first = sets.first()
  await expect(first).toContainText(messagePattern(messages.setReasons.seats, { people: 240 }))
  await vehicles.getByLabel(messages.setChoice).selectOption('sameType')
  await expect(first).toContainText(messagePattern(messages.setReasons.sameType))
  await first.getByRole('button', { name: messages.takeSet }).click()
  await expect(first.getByRole('button', { name: messages.takenSet })).toHaveAttribute('aria-pressed', 'true')
  await first
    .getByRole('button', { name: messagePattern(messages.seatsOf) })
    .first()
    .click()
  await expect(vehicles.getByRole('img')).toBeVisible()

  // From the answer, past a step that is closed.
  await vehicles.getByRole('heading', { name: messages.vehicles }).click()
  await main(page).getByRole('link', { name: messages.inRounds }).click()
  const rounds = main(page).getByRole('region', { name: messages.rounds })
  await button(rounds, messages.addRound).click()
  await rounds.getByRole('textbox', { name: messages.roundTitle, exact: true }).fill('Sangeet')
  await rounds.getByLabel(messages.roundStart).fill('17:00')
  await rounds.getByLabel(messages.roundBy).fill('19:30')
  await rounds.getByLabel(messages.roundMinutes).fill('25')
  await expect(rounds).toContainText(messagePattern(messages.roundAll))
  await expect(first).toContainText(messagePattern(messages.setReasons.inRounds))
  await first.getByRole('button', { name: messages.takeSet }).click()
  await expect(rounds).toContainText(messagePattern(messages.roundAll))
  await first.getByRole('button', { name: messages.takenSet }).click()
  const answer = main(page).getByRole('region', { name: messages.glance })
  const enough = (await first.getByRole('heading').textContent()) ?? ''
  await expect(answer).toContainText(interpolate(messages.mayFit, { vehicles: enough }))
  await rounds.getByLabel(messages.roundBy).fill('17:20')
  await expect(rounds).toContainText(messagePattern(messages.roundsImpossible.time, { needed: 45 }))

  // The step that holds the rounds stays open without any.
  await rounds.getByRole('button', { name: messagePattern(messages.removeRound) }).click()
  await expect(rounds.getByRole('listitem')).toHaveCount(0)
  await expect(button(rounds, messages.addRound)).toBeVisible()
})

test(
  'a passenger list assigns seats, stays on the device, and is printed',
  { tag: '@phone' },
  async ({ page }) => {
    const provider = await stubProvider(page)
    recordAlerts(page)
    await openPlanner(page)
    await plan(page, 'Family', family.slice(0, 1))
    const list = main(page).getByRole('region', { name: messages.list.heading })
    await list.getByLabel(messages.list.names).fill('1. Asha Verma, 34\nRavi Verma (8)')
    await button(list, messages.list.add).click()
    await button(list, messages.list.fill).click()
    const seat = list.getByLabel(interpolate(messages.list.seatOf, { name: 'Ravi Verma' }))
    await expect(seat).toHaveValue(/^\d[A-Z]$/)
    await fillContact(page, 'Meera Rao', '9876543210')
    await button(main(page), messages.send).click()
    await expect.poll(() => provider.sent.length).toBe(1)
    expect(JSON.stringify(provider.sent)).not.toContain('Ravi')
    await page.emulateMedia({ media: 'print' })
    const sheet = main(page).locator('section:visible', { hasText: messages.list.columns.seat })
    await expect(sheet.getByRole('row', { name: /Ravi Verma 8 \d[A-Z]/ })).toBeVisible()
  },
)

test('the planner works offline once it is loaded', { tag: '@desktop' }, async ({ page, context }) => {
  await openPlanner(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await plan(page, 'Family', family.slice(0, 1))
  await expect(day(page, 0)).toContainText(arrival)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(main(page), messages.calendar).click(),
  ])
  expect(download.suggestedFilename()).toBe('Family.ics')
})

/** Presses Enquire as the planner begins to hydrate, when it does not yet know what was typed. */
const pressWhileHydrating = (page: Page) =>
  page.evaluate(() => {
    const { live } = window.early
    const add = live.add.bind(live)
    live.add = (island) => {
      add(island)
      island.querySelector<HTMLFormElement>('#plan-form')?.requestSubmit()
      return live
    }
  })

for (const when of ['before its page is left without its scripts', 'before its scripts', 'while they start'])
  test(`a plan that is pressed ${when} is sent once`, { tag: '@desktop' }, async ({ page }) => {
    await fixClock(page)
    const provider = await stubProvider(page)
    recordAlerts(page)
    const release = await delayScripts(page)
    await page.goto(PATH)
    await placeOf(stopOf(page, 0, 0)).fill('Delhi')
    await timeOf(stopOf(page, 0, 0)).fill('10:30')
    await placeOf(stopOf(page, 0, 1)).fill('Agra')
    await main(page).getByLabel(messages.start).fill(START)
    await page.locator('#plan-form [name=name]').fill('Meera Rao')
    await page.locator('#plan-form [name=contact]').fill('9876543210')
    if (when === 'while they start') await pressWhileHydrating(page)
    else await button(page, messages.send).click()
    const isLeft = when.includes('without')
    if (!isLeft) release()
    else {
      await page.unroute(SCRIPTS)
      await page.goto('/privacy/')
    }
    await expect.poll(() => provider.sent.length).toBe(1)
    await expect.poll(() => countQueued(page)).toBe(0)
    const { message, ...params } = provider.sent[0]?.template_params ?? {}
    expect(params).toMatchObject({
      trip_from: 'Delhi',
      trip_destination: 'Agra',
      trip_datetime: `${START} 10:30`,
      from_name: 'Meera Rao',
    })
    expect(message?.split('\n')).toEqual(
      expect.arrayContaining([
        START,
        isLeft ? 'adults: 2' : formatItems([trip.outstation, messages.text.isReturn]),
      ]),
    )
  })

test(
  'the field that is typed in stays where it is when the planner starts and answers',
  { tag: '@desktop' },
  async ({ page }) => {
    const release = await delayScripts(page)
    await page.goto(PATH)
    await placeOf(stopOf(page, 0, 0)).fill('Delhi')
    await placeOf(stopOf(page, 0, 1)).fill('Agra')
    await main(page).getByLabel(messages.start).fill(START)
    const contact = page.locator('#plan-form [name=contact]')
    // As for a visitor, the field is on the screen: the browser scrolls to one that is not.
    await contact.click()
    await contact.fill('9876543210')
    // In the same task, before the browser's own scroll anchoring: presses that waited come next.
    const moved = page.evaluate(async () => {
      const island = document.activeElement!.closest('site-island')!
      const topOf = () => document.activeElement!.getBoundingClientRect().top
      const before = topOf()
      const heightBefore = document.documentElement.scrollHeight
      await new Promise((done) =>
        new MutationObserver(done).observe(island, { attributeFilter: ['data-mounted'] }),
      )
      const grown = document.documentElement.scrollHeight - heightBefore
      return { by: Math.round(topOf() - before), grown }
    })
    release()
    // Less than half of a button.
    expect(Math.abs((await moved).by)).toBeLessThan(20)
    expect((await moved).grown).toBeGreaterThan(50)
  },
)

test('a delegation’s two days are printed on one sheet each', { tag: '@desktop' }, async ({ page }) => {
  await openPlanner(page)
  await plan(page, 'Delegation', [
    [
      { place: 'IGI Airport, Delhi', time: '09:20' },
      { place: 'IGI Airport, Delhi', time: '13:45' },
      { place: 'Hotel, Chanakyapuri' },
    ],
    [
      { place: 'Hotel, Chanakyapuri', time: '09:00' },
      { place: 'Pragati Maidan' },
      { place: 'IGI Airport, Delhi', time: '19:00' },
    ],
  ])
  await page
    .getByRole('button', { name: interpolate(messages.more, { number: 1 }) })
    .first()
    .click()
  await page.getByLabel(messages.carrier).selectOption('flight')
  await page.getByLabel(messages.carrierNumber.flight).fill('AI 101')
  await page.emulateMedia({ media: 'print' })
  const sheets = main(page)
    .locator('section:visible')
    .filter({ has: page.getByRole('table') })
  await expect(sheets).toHaveCount(2)
  await expect(sheets.first()).toContainText(formatDay(START))
  await expect(sheets.first()).toContainText(
    interpolate(messages.text.flight, { number: 'AI 101', point: '' }).trim(),
  )
  const { name, phone, branchOffice } = getCompany()
  for (const text of [name, phone.display, branchOffice.street])
    await expect(sheets.first()).toContainText(text)
  await expect(sheets.first().getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})

test(
  'with everything open there are no axe violations, and no sideways scroll at any width',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPlanner(page)
    await plan(page, 'Family', family.slice(0, 2))
    await page
      .getByRole('button', { name: interpolate(messages.more, { number: 1 }) })
      .first()
      .click()
    await page.getByLabel(messages.carrier).first().selectOption('flight')
    await button(main(page), messages.takeSet).first().click()
    await main(page)
      .getByRole('button', { name: messagePattern(messages.seatsOf) })
      .first()
      .click()
    await button(main(page), messages.addRound).click()
    const list = main(page).getByRole('region', { name: messages.list.heading })
    await list.getByLabel(messages.list.names).fill('Asha Verma, 34')
    await button(list, messages.list.add).click()
    await button(list, messages.list.fill).click()
    expect(await axeFindings(page)).toEqual([])
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `${width}`).toBeLessThanOrEqual(0)
    }
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain form opens the chat, and a link the telephone', { tag: '@desktop' }, async ({ page }) => {
    const { plain } = pages.tripPlan()
    await page.goto(PATH)
    await expect(main(page).getByRole('heading', { name: plain.heading })).toBeVisible()
    await expect(main(page).getByLabel(messages.name)).toBeHidden()
    await expect(main(page).getByRole('link', { name: common.phone, exact: true })).toHaveAttribute(
      'href',
      /^tel:/,
    )
    await page.context().route('https://api.whatsapp.com/**', (route) => route.fulfill({ body: 'chat' }))
    await main(page).getByLabel(plain.label).fill('Four days in the hills')
    const [chat] = await Promise.all([
      page.context().waitForEvent('page'),
      main(page).getByRole('button', { name: plain.send }).click(),
    ])
    await expect(chat).toHaveURL(/api\.whatsapp\.com\/send\?phone=\d+&text=Four\+days/)
  })
})
