/**
 * `npm run test:subfolder`: builds the site for a sub-folder and with a reviews provider, in a scratch copy below .cache/
 * so that `out/` stays as it is, and runs the tests of hosts, addresses and reviews on that build. Needs what
 * `npm run assets` makes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { LOCAL_IDENTIFIERS } from './inbox/identifiers.mjs'
import { bin, mustRun } from './setup/run.mjs'
import { copySources, stepsOfBuild } from './shared/scratch-site'

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
  NEXT_TELEMETRY_DISABLED: '1',
}

try {
  const steps = stepsOfBuild()
  copySources(FOLDER, ['public', 'tests'])
  addReviewsProvider(FOLDER)
  const commands = [...steps, `playwright test ${TESTS.join(' ')}`]
  const programs = new Map(commands.map((command) => [command, resolve(bin(command.split(' ')[0] ?? ''))]))
  process.chdir(FOLDER)
  for (const [command, program] of programs) await mustRun(command, program, command.split(' ').slice(1), env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
