/**
 * `npm run test:locales` runs this on a build with the pseudo-locale. Not part of `npm test`, since it builds the site
 * twice.
 */
import { defineConfig } from '@playwright/test'
import base from './playwright.config'

const [desktop] = base.projects ?? []

export default defineConfig({
  ...base,
  testDir: 'tests/locales',
  workers: 2,
  projects: desktop ? [desktop] : [],
  reporter: 'list',
})
