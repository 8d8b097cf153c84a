import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const TARGET_SIZE = 'target-size'

/**
 * Reporting violations alone is faster: describing the passing elements takes axe longer than finding the failing ones.
 * `setLegacyMode` skips cross-origin frames, which the CSP of the pages forbids.
 */
const axeOf = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** A link under the floating chat button is excluded: after scrolling it has its full target size. */
async function targetSizes(page: Page): Promise<string[]> {
  const chat = page.locator('.chat-button')
  await chat.evaluateAll((all) =>
    all.forEach((each) => (each as HTMLElement).style.setProperty('visibility', 'hidden')),
  )
  const found = await findings(axeOf(page).withRules([TARGET_SIZE]))
  await chat.evaluateAll((all) =>
    all.forEach((each) => (each as HTMLElement).style.removeProperty('visibility')),
  )
  return found
}

/** The axe violations of the page in its current state: rules with the elements that break them. */
export async function axeFindings(page: Page, disabled: string[] = []): Promise<string[]> {
  const found = await findings(axeOf(page).withTags(TAGS).disableRules(disabled))
  if (!found.some((each) => each.startsWith(TARGET_SIZE))) return found
  return [...found.filter((each) => !each.startsWith(TARGET_SIZE)), ...(await targetSizes(page))]
}

const CONTRAST = 'color-contrast'

/** The same in forced colours, without the contrast rule: the system's colours replace those that axe computes. */
export async function axeFindingsInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  return axeFindings(page, [CONTRAST])
}

/** Contrast in the page's colours, everything else in forced ones: no other rule depends on colours. */
export const axeFindingsInAnyColours = async (page: Page): Promise<string[]> => [
  ...(await findings(axeOf(page).withRules([CONTRAST]))),
  ...(await axeFindingsInForcedColours(page)),
]

/** How far the page reaches beyond the right edge of its screen, in pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
