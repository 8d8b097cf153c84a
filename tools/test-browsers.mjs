/**
 * `npm run test:browsers`: visitors' journeys and every page of out/ in Firefox and WebKit. Installs the two where it
 * can, and writes how many tests passed and failed to .cache/browsers.json.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { findFirefox, findWebKit, installOtherBrowsers } from './setup/other-browsers.mjs'
import { playwrightCounts } from './setup/reports.mjs'
import { bin, runNode } from './setup/run.mjs'

const PLAYWRIGHT_REPORT = '.cache/browsers/playwright.json'
const REPORT = '.cache/browsers.json'

async function test() {
  const args = ['test', '-c', 'playwright.browsers.config.ts', ...process.argv.slice(2)]
  // The variable overrides the configuration, and `npm test` sets it for another report.
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT }
  const code = await runNode([bin('playwright', '@playwright/test'), ...args], { env })
  return playwrightCounts(PLAYWRIGHT_REPORT, code)
}

function leaveOut(name) {
  console.warn(`\n${name} IS NOT INSTALLED: ITS TESTS ARE LEFT OUT. The README says how to install it.\n`)
  // In CI a missing browser fails the run, since a skipped one would go unnoticed.
  return { passed: 0, failed: process.env.CI ? 1 : 0 }
}

await installOtherBrowsers()
mkdirSync('.cache', { recursive: true })
for (const report of [PLAYWRIGHT_REPORT, REPORT]) rmSync(report, { force: true })

const browsers = [
  { name: 'FIREFOX', isThere: Boolean(findFirefox()) },
  { name: 'WEBKIT', isThere: Boolean(findWebKit()) },
]
const counts = browsers.filter(({ isThere }) => !isThere).map(({ name }) => leaveOut(name))
if (counts.length < browsers.length) counts.push(await test())
const sum = (key) => counts.reduce((total, each) => total + each[key], 0)
const total = { passed: sum('passed'), failed: sum('failed') }
writeFileSync(REPORT, JSON.stringify(total))
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
