/** `npm run test:browsers`: the journeys of visitors, and every page, in Firefox and WebKit. */
import { defineConfig } from '@playwright/test'
import { findFirefox, findWebKit } from './tools/setup/other-browsers.mjs'

const browsers = [
  { name: 'firefox', find: findFirefox },
  { name: 'webkit', find: findWebKit },
]

export default defineConfig({
  testDir: 'tests/browsers',
  outputDir: '.cache/browsers/results',
  globalSetup: './tests/browsers/support/serve.ts',
  // One for each browser.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.cache/browsers/playwright.json' }]],
  projects: browsers.filter(({ find }) => find()).map(({ name }) => ({ name })),
})
