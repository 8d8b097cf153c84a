import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Starts in two thirds of the time that `axe.source` takes, which is not minified. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const TARGET_SIZE = 'target-size'
const CONTRAST = 'color-contrast'

/** Runs axe in the page itself: the CSP forbids frames of other origins, which would need a builder. */
async function findings(page: Page, options: axe.RunOptions): Promise<string[]> {
  // Starting axe takes as long as many of its rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(async (given) => {
    const { axe: run } = window as unknown as { axe: typeof axe }
    // Describing what passes would take longer than finding what does not.
    return (await run.run({ ...given, resultTypes: ['violations'] })).violations
  }, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** A link under the floating chat button is excluded: after scrolling it has its full target size. */
async function targetSizes(page: Page): Promise<string[]> {
  const setChat = (visibility: string) =>
    page
      .locator('.chat-button')
      .evaluateAll(
        (all, value) => all.forEach((each) => ((each as HTMLElement).style.visibility = value)),
        visibility,
      )
  await setChat('hidden')
  const found = await findings(page, { runOnly: [TARGET_SIZE] })
  await setChat('')
  return found
}

/** The axe violations of the page in its current state: rules with the elements that break them. */
export async function axeFindings(page: Page, disabled: string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]))
  const found = await findings(page, { runOnly: TAGS, rules })
  if (!found.some((each) => each.startsWith(TARGET_SIZE))) return found
  return [...found.filter((each) => !each.startsWith(TARGET_SIZE)), ...(await targetSizes(page))]
}

/** The same in forced colours, without the contrast rule: the system's colours replace those that axe computes. */
export async function axeFindingsInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  return axeFindings(page, [CONTRAST])
}

/** Contrast in the page's colours, everything else in forced ones: no other rule depends on colours. */
export const axeFindingsInAnyColours = async (page: Page): Promise<string[]> => [
  ...(await findings(page, { runOnly: [CONTRAST] })),
  ...(await axeFindingsInForcedColours(page)),
]

/** How far the page reaches beyond the right edge of its screen, in pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
