import type { Locator, Page } from '@playwright/test'

/** A morning in Delhi before every date of these tests. */
export const NOW = new Date('2026-11-23T09:10:00+05:30')
export const TODAY = '2026-11-23'
export const LATER = '2026-11-27'

/** A form control by its name in the specification. */
export const control = (within: Page | Locator, name: string) => within.locator(`[name="${name}"]`)

/** Fills controls by their names. */
export async function fillTrip(within: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await control(within, name).fill(value)
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

/** How long a person takes to fill in a form at least: unit/enquiry/send has that an enquiry waits for it. */
const FILLING_MS = 2000

/** Fixes the clock of every page at the same instant, and lets each have been open for as long as a form takes. */
export async function fixClock(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await page.addInitScript((filling) => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + filling
  }, FILLING_MS)
}
