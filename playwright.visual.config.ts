/**
 * `npm run visual`: compares every page of out/ with the screenshots accepted last, and reports the differences. `npm
 * run visual:accept` accepts the current pages. Not part of `npm test`, since a change may be intended. See
 * tools/visual.mjs.
 */
import { defineConfig, devices } from '@playwright/test'
import base from './playwright.config'

const PORT = Number(process.env.TEST_PORT ?? 4173)
/** The summary of a pull request compares two exports, in a folder of its own. */
const SITE = process.env.VISUAL_SITE ?? 'out'
const FOLDER = process.env.VISUAL_FOLDER ?? '.cache/visual'

export default defineConfig({
  ...base,
  testDir: 'tests/visual',
  outputDir: `${FOLDER}/results`,
  // Screenshots depend on the machine's font rendering, so they are not committed.
  snapshotPathTemplate: `${FOLDER}/accepted/{projectName}/{arg}{ext}`,
  retries: 0,
  // A full-page screenshot of a long page is slow on a busy machine.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['html', { outputFolder: `${FOLDER}/report`, open: 'never' }]],
  use: {
    ...base.use,
    ...devices['Desktop Chrome'],
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    // Playwright stops animations by an injected style sheet, which the CSP would block.
    bypassCSP: true,
  },
  webServer: {
    command: `node --import tsx tools/serve.ts --dir ${SITE} --port ${PORT} --inbox .cache/e2e/enquiries.jsonl --spacing 0`,
    url: `http://localhost:${PORT}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
  projects: [
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    { name: '360', use: { viewport: { width: 360, height: 780 } } },
  ],
})
