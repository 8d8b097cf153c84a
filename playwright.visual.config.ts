/**
 * `npm run visual`: every page of out/ beside the pictures that were accepted last, with a report of the differences.
 * `npm run visual:accept` takes today's pages for the accepted ones. No part of `npm test`: what changed may be wanted. See tools/visual.mjs.
 */
import { defineConfig, devices } from '@playwright/test'
import base from './playwright.config'

export default defineConfig({
  ...base,
  testDir: 'tests/visual',
  outputDir: '.cache/visual/results',
  // Pictures depend on the machine's own drawing of letters, so they are kept on it and not in git.
  snapshotPathTemplate: '.cache/visual/accepted/{projectName}/{arg}{ext}',
  retries: 0,
  // A long page at full height takes its time on a busy machine.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['html', { outputFolder: '.cache/visual/report', open: 'never' }]],
  use: {
    ...base.use,
    ...devices['Desktop Chrome'],
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    // Playwright stops animations by a style of its own.
    bypassCSP: true,
  },
  projects: [
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    { name: '360', use: { viewport: { width: 360, height: 780 } } },
  ],
})
