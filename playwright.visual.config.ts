/**
 * `npm run visual`: every page of out/ beside the pictures that were accepted last, with a report of the differences.
 * `npm run visual:accept` takes today's pages for the accepted ones. No part of `npm test`: what changed may be wanted. See tools/visual.mjs.
 */
import { defineConfig, devices } from '@playwright/test'
import base from './playwright.config'

const PORT = Number(process.env.TEST_PORT ?? 4173)
/** The summary of a pull request looks at two exports in turn, and keeps its pictures apart. */
const SITE = process.env.VISUAL_SITE ?? 'out'
const FOLDER = process.env.VISUAL_FOLDER ?? '.cache/visual'

export default defineConfig({
  ...base,
  testDir: 'tests/visual',
  outputDir: `${FOLDER}/results`,
  // Pictures depend on the machine's own drawing of letters, so they are kept on it and not in git.
  snapshotPathTemplate: `${FOLDER}/accepted/{projectName}/{arg}{ext}`,
  retries: 0,
  // A long page at full height takes its time on a busy machine.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['html', { outputFolder: `${FOLDER}/report`, open: 'never' }]],
  use: {
    ...base.use,
    ...devices['Desktop Chrome'],
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    // Playwright stops animations by a style of its own.
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
