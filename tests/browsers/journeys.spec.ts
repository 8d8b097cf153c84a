import { expect } from '@playwright/test'
import { categoryOf, fleetMenu, listVehicles } from '@/lib/content/fleet'
import { listFleetRows } from '@/lib/content/fleet-rows'
import { getMessages, pages } from '@/lib/content/pages'
import { filterRows } from '@/lib/fleet/filter'
import { emptyFilter } from '@/lib/fleet/state'
import { interpolate } from '@/lib/format/interpolate'
import { fleetPath, href, routes } from '@/lib/routes/routes'
import { changes } from '../e2e/support/changes'
import { readInbox } from '../e2e/support/visitor'
import type { Target } from './support/find'
import { ORIGIN, test } from './support/test'
import { control, PHONE, poll, type Visitor, WIDE } from './support/visitor'

const messages = getMessages()
/** A date in the future for years to come, with its parts in the order of the en-US date input. */
const DAY = ['03', '14', '2031']
const TIME = ['10', '30', 'AM']
const CONTACT = '9876543210'

/** A unique name of letters only. */
const newName = () =>
  `Asha ${Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')}`

const [group] = fleetMenu()
const [vehicle] = group?.vehicles ?? []
if (!group || !vehicle) throw new Error('There is no vehicle to visit')

const button = (name: string, within?: string): Target => ({ role: 'button', name, within })
const link = (path: string, within?: string): Target => ({
  role: 'link',
  css: `[href="${href(path)}"]`,
  within,
})
const tab = (name: string, within?: string): Target => ({ role: 'tab', name, within })
const dialog = (name?: string): Target => ({ role: 'dialog', name })
const status = (name: string, within?: string): Target => ({ role: 'status', name, within })

const expectCount = (visitor: Visitor, target: Target, count = 1) =>
  poll(() => visitor.count(target), JSON.stringify(target)).toBe(count)

const expectPath = (visitor: Visitor, path: string) => poll(visitor.path).toBe(href(path))

async function openMenu(visitor: Visitor, opener: Target): Promise<void> {
  await visitor.open(href(routes.about))
  await visitor.click(opener)
  await expectCount(visitor, dialog(messages.header.menu))
}

/** Waits for an enquiry of that name, then opens a page that would resend anything still in the outbox. */
async function expectSentOnce(visitor: Visitor, name: string): Promise<Record<string, string> | undefined> {
  await poll(async () => (await readInbox(ORIGIN, name)).length, 'in the inbox').toBe(1)
  await visitor.open(href(routes.privacy))
  await poll(visitor.isReady).toBe(true)
  const enquiries = await readInbox(ORIGIN, name)
  expect(enquiries).toHaveLength(1)
  return enquiries[0]?.params
}

test.describe('on a wide screen', () => {
  test.beforeEach(({ visitor }) => visitor.resize(WIDE))

  test('the fleet menu leads to a category, and that to a vehicle', async ({ visitor }) => {
    await openMenu(visitor, button(messages.header.fleet))
    await visitor.click(link(fleetPath(group.slug), 'dialog'))
    await expectPath(visitor, fleetPath(group.slug))
    await expectCount(visitor, dialog(), 0)
    await visitor.click(link(fleetPath(vehicle.slug), 'main'))
    await expectPath(visitor, fleetPath(vehicle.slug))
    await expectCount(visitor, { role: 'heading', css: 'h1', name: vehicle.name })
  })

  test('a local search leads to the offers and is sent once', async ({ visitor }) => {
    const name = newName()
    await visitor.open(href(routes.home))
    await visitor.fill('location', 'Saket')
    await visitor.fillParts('date', DAY)
    await visitor.fillParts('time', TIME)
    await visitor.fill('name', name)
    await visitor.fill('contact', CONTACT)
    await visitor.click(button(messages.trip.search))
    await expectPath(visitor, routes.offers)
    expect(await visitor.address()).toContain('location=Saket&date=2031-03-14&time=10%3A30')
    await expectCount(visitor, status(messages.enquiry.sent))
    expect(await expectSentOnce(visitor, name)).toMatchObject({
      active_tab: 'local',
      phone: CONTACT,
      trip_from: 'Saket',
      trip_datetime: '2031-03-14 10:30',
    })
  })

  test('an outstation search asks for both places and the return', async ({ visitor }) => {
    await visitor.open(href(routes.home))
    await expectCount(visitor, control('destination'), 0)
    await visitor.click(tab(messages.trip.outstation))
    await expectCount(visitor, control('location'), 0)
    await visitor.fill('from', 'Delhi')
    await visitor.fill('destination', 'Nainital')
    await visitor.fillParts('date', DAY)
    await visitor.fillParts('return_date', ['03', '16', '2031'])
    await visitor.press('Enter')
    await expectPath(visitor, routes.offers)
    expect(await visitor.address()).toContain('return_date=2031-03-16')
    await poll(() => visitor.value(control('destination'))).toBe('Nainital')
    await poll(() => visitor.attribute(tab(messages.trip.outstation), 'aria-selected')).toBe('true')
  })

  // touched.spec makes every change, in Chromium.
  const [translated] = Object.entries(changes)
  for (const [change, make] of [translated!, ['no change', () => undefined] as const])
    test(`a vehicle enquiry is sent once and confirmed: ${change}`, async ({ visitor }) => {
      const name = newName()
      await visitor.open(href(fleetPath(vehicle.slug)))
      await visitor.evaluate(`(${make})()`)
      await visitor.fill('location', 'Saket')
      await visitor.fillParts('dateTime', [...DAY, ...TIME])
      await visitor.fill('name', name)
      await visitor.fill('contact', CONTACT)
      await visitor.press('Enter')
      await poll(visitor.takeAlerts).toEqual([messages.enquiry.sent])
      await visitor.click(button(messages.trip.another))
      await poll(() => visitor.value(control('name'))).toBe('')
      expect(await expectSentOnce(visitor, name)).toMatchObject({
        car_name: vehicle.name,
        trip_from: 'Saket',
        trip_datetime: '2031-03-14 10:30',
      })
    })

  test('the service enquiry opens as a modal dialog and returns the focus on close', async ({ visitor }) => {
    const [service] = pages.services().services
    const opener = button(interpolate(messages.service.enquireAbout, { service: service?.title ?? '' }))
    await visitor.open(href(routes.services))
    await visitor.click(opener)
    await expectCount(visitor, dialog(messages.service.heading))
    expect(await visitor.hasFocusWithin('dialog')).toBe(true)
    expect(await visitor.isLocked()).toBe(true)
    await poll(() => visitor.value(control('service'))).toBe(service?.title)
    await visitor.fill('name', 'Asha')
    await visitor.click(button(messages.common.close, 'dialog'))
    await expectCount(visitor, dialog(), 0)
    expect(await visitor.isLocked()).toBe(false)
    expect(await visitor.isFocused(opener)).toBe(true)
  })

  test('the comparison filters its table and compares two vehicles', async ({ visitor }) => {
    const rows = listFleetRows()
    const passengers = Math.min(...rows.map((row) => row.passengers)) + 1
    const left = filterRows(rows, { ...emptyFilter, passengers })
    const chosen = left.slice(0, 2)
    await visitor.open(href(routes.compare))
    await visitor.click({ role: 'field', name: messages.compare.passengers })
    await visitor.type(String(passengers))
    await expectCount(visitor, { role: 'row', within: 'main' }, left.length)
    for (const { name } of chosen)
      await visitor.click({
        role: 'checkbox',
        name: interpolate(messages.compare.chooseNamed, { vehicle: name }),
      })
    await visitor.click(button(messages.compare.open))
    await expectCount(visitor, dialog(messages.compare.sideBySide))
    for (const { path } of chosen) await expectCount(visitor, link(path, 'dialog'))
    expect(await visitor.isLocked()).toBe(true)
    await visitor.press('Escape')
    await expectCount(visitor, dialog(), 0)
    expect(await visitor.address()).toContain(`compare=${chosen.map(({ slug }) => slug).join(',')}`)
  })
})

test.describe('on a phone', () => {
  test.beforeEach(({ visitor }) => visitor.resize(PHONE))

  test('the menu locks page scrolling, returns the focus on Escape, and its fleet list links to a vehicle', async ({
    visitor,
  }) => {
    const opener = button(messages.header.openMenu)
    await openMenu(visitor, opener)
    expect(await visitor.isLocked()).toBe(true)
    await visitor.press('Escape')
    await expectCount(visitor, dialog(), 0)
    expect(await visitor.isLocked()).toBe(false)
    expect(await visitor.isFocused(opener)).toBe(true)
    await visitor.click(opener)
    await visitor.click(button(group.title, 'dialog'))
    await visitor.click(link(fleetPath(vehicle.slug), 'dialog'))
    await expectPath(visitor, fleetPath(vehicle.slug))
  })

  test('the offers open as a dialog, and a quote reveals chat and call links', async ({ visitor }) => {
    const headline = interpolate(messages.offers.headline, { count: listVehicles().length })
    const offer = listVehicles().at(-1)
    if (!offer) throw new Error('There is no vehicle to offer')
    const named = (template: string) => interpolate(template, { vehicle: offer.name })
    await visitor.open(`${href(routes.offers)}?location=Saket`)
    await expectCount(visitor, dialog(headline))
    expect(await visitor.isLocked()).toBe(true)
    await visitor.click(tab(categoryOf(offer).tab, 'dialog'))
    await visitor.click(button(named(messages.offers.getQuoteFor), 'dialog'))
    await expectCount(visitor, { role: 'link', name: named(messages.offers.chatAbout), within: 'dialog' })
    await expectCount(visitor, { role: 'link', name: named(messages.offers.callAbout), within: 'dialog' })
    await visitor.click(button(messages.common.close, 'dialog'))
    await expectCount(visitor, dialog(), 0)
    expect(await visitor.isLocked()).toBe(false)
  })
})
