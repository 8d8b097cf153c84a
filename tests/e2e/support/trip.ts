import type { Locator, Page } from '@playwright/test'
import { messages } from './catalogue'

/** A morning in Delhi before every date of these tests. */
export const NOW = new Date('2026-11-23T09:10:00+05:30')
export const LATER = '2026-11-27'

/** A form control by its name in the specification. */
export const control = (within: Page | Locator, name: string) => within.locator(`[name="${name}"]`)

/** Fills controls by their names. */
export async function fillTrip(within: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await control(within, name).fill(value)
}

/** Presses Search. */
export const search = (page: Page) => page.getByRole('button', { name: messages.trip.search }).click()

/** Searches for a trip from the page as it is. */
export async function searchFor(page: Page, trip: Record<string, string>): Promise<void> {
  await fillTrip(page, trip)
  await search(page)
  await page.waitForURL('**/car-offers/?*')
}

export const localTrip = {
  location: 'Saket, New Delhi',
  date: LATER,
  time: '10:30',
  name: 'Asha Verma',
  contact: '9876543210',
}

export const outstationTrip = {
  from: 'Delhi',
  destination: 'Nainital',
  date: LATER,
  time: '05:00',
  return_date: '2026-11-29',
  name: 'Asha Verma',
  contact: '9876543210',
}

/** Fixes the clock of every page at the same instant. */
export const fixClock = (page: Page) => page.clock.setFixedTime(NOW)
