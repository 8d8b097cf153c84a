/**
 * `npm run test:emulators`: out/ on the hosts' own programs for trying a site at home. No part of `npm test`: they are
 * fetched first, 700 MB of them.
 */
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/emulators',
  outputDir: '.cache/emulators/results',
  workers: 1,
  timeout: 120_000,
  reporter: 'list',
})
