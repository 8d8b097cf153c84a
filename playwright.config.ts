import { defineConfig, devices } from '@playwright/test'
import { yamlCacheFile } from './tools/build/steps'
import './tools/shared/language'
import { findBrowser, findFirefox, findWebKit } from './tests/programs.mjs'

const PORT = Number(process.env.TEST_PORT ?? 4173)
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** These files test behaviour that does not depend on the screen. Single tests are tagged @desktop or @phone instead. */
const ANY_SCREEN = [
  ...['abuse', 'admin', 'analytics', 'delivery', 'drafts', 'faults-history', 'faults-provider', 'hosts'],
  ...['old-browsers', 'policy', 'preview', 'send-worker', 'start', 'subfolder', 'terms', 'vehicle'],
].map((name) => `**/${name}.spec.ts`)

/** The same, run on a phone, where the offers are a dialog over the form. */
const ANY_SCREEN_ON_A_PHONE = ['**/incomplete.spec.ts', '**/search.spec.ts']

/** Driven by their own protocols (tests/browsers/support), where they are installed. */
const OTHER_BROWSERS = [
  { name: 'firefox', find: findFirefox },
  { name: 'webkit', find: findWebKit },
]

// The build has parsed the content already.
process.env.YAML_CACHE ??= yamlCacheFile()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the two cores of a small machine: about a quarter of a test's time is waiting.
  workers: 3,
  // A busy machine takes seconds for what is instant. Correct tests do not wait for these.
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/playwright.json' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: process.env.CI ? 'on-first-retry' : 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First: with one worker each they would be what is left at the end.
    ...OTHER_BROWSERS.filter(({ find }) => find()).map(({ name }) => ({
      name,
      testDir: 'tests/browsers',
      workers: 1,
      timeout: 120_000,
      expect: { timeout: 30_000 },
    })),
    {
      name: 'desktop',
      grepInvert: /@phone\b/,
      testIgnore: ANY_SCREEN_ON_A_PHONE,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop\b/,
      testIgnore: ANY_SCREEN,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 780 } },
    },
  ],
  webServer: [
    {
      command: `node --import tsx tools/serve.ts --port ${PORT} --inbox .cache/e2e/enquiries.jsonl`,
      url: `http://localhost:${PORT}${BASE_PATH}/`,
      reuseExistingServer: false,
      stdout: 'ignore',
    },
    {
      command: 'node --import tsx tests/browsers/support/serve.ts',
      port: PORT + 1,
      reuseExistingServer: false,
      stdout: 'ignore',
    },
  ],
})
