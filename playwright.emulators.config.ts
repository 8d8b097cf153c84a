/**
 * `npm run test:emulators`: tests out/ on the hosts' local emulators. Not part of `npm test`, since it downloads 700 MB
 * of packages.
 */
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/emulators',
  outputDir: '.cache/emulators/results',
  workers: 1,
  timeout: 120_000,
  reporter: 'list',
})
