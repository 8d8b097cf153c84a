/**
 * `npm run test:subfolder`: builds the site for a sub-folder and with a reviews provider, in a scratch copy below .cache/
 * so that `out/` stays as it is, and runs the tests of hosts, addresses and reviews on that build.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { LOCAL_IDENTIFIERS } from './inbox/identifiers.mjs'
import { bin, must, runNode } from './setup/run.mjs'
import { copySources } from './shared/scratch-site'

const FOLDER = resolve('.cache/subfolder')
const TESTS = ['tests/e2e/hosts.spec.ts', 'tests/e2e/addresses.spec.ts', 'tests/e2e/reviews.spec.ts']

const REVIEWS = { script: 'https://reviews.example/widget.js?id=1', widgetId: 'reviews-widget' }

function addReviewsProvider(folder: string): void {
  const file = join(folder, 'content', 'company.yaml')
  const company = parseDocument(readFileSync(file, 'utf8'))
  for (const [key, value] of Object.entries(REVIEWS)) company.setIn(['reviews', key], value)
  writeFileSync(file, String(company))
}

const env = {
  ...process.env,
  ...LOCAL_IDENTIFIERS,
  NEXT_PUBLIC_SITE_URL: 'http://localhost:4173',
  NEXT_PUBLIC_BASE_PATH: '/preview-12',
}

try {
  copySources(FOLDER, ['public', 'tests'])
  addReviewsProvider(FOLDER)
  await must('The build', runNode(['tools/build.mjs'], { cwd: FOLDER, env }))
  const playwright = bin('playwright', '@playwright/test')
  process.exitCode = await runNode([playwright, 'test', ...TESTS], { cwd: FOLDER, env })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
