/**
 * `npm run test:editing-flow`: a change through the editor, a pull request, its preview and a merge to the live site.
 * Not part of `npm test`, since it builds the site three times.
 */
import { defineConfig } from '@playwright/test'
import base from './playwright.config'

export default defineConfig({
  testDir: 'tests/editing-flow',
  outputDir: '.cache/editing-flow/results',
  workers: 1,
  timeout: 1_200_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { ...base.use, viewport: { width: 1280, height: 800 }, actionTimeout: 30_000 },
  webServer: base.webServer,
})
