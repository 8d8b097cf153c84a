/**
 * `npx tsx tools/test-subfolder.ts`: builds the site for a sub-folder, with a reviews provider and a notice, in a scratch
 * copy below .cache/ so that `out/` stays as it is, checks that site as a whole, and runs the tests of hosts, reviews and the
 * notice on it.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { runCommand } from './setup/command.mjs'
import { localBuildEnv } from './setup/local-build.mjs'
import { bin, must, runNode } from './setup/run.mjs'

const FOLDER = resolve('.cache/subfolder')
const TESTS = ['hosts', 'subfolder', 'reviews', 'notice'].map((name) => `tests/e2e/${name}.spec.ts`)
/** The day of the notice. */
const BUILD_DAY = '2026-12-01'

const REVIEWS = { script: 'https://reviews.example/widget.js?id=1', widgetId: 'reviews-widget' }

/** The fonts are read by their path, and not as modules, which are found in the project above. */
const SOURCES =
  'app components content late-start lib public tests tools view-models node_modules/@fontsource node_modules/@fontsource-variable'
const SETTINGS = /^(package\.json|tsconfig\.json|.+\.config\.(ts|mjs))$/

/** Copies the sources. The lock file is not copied, since the bundler takes its folder as its root. */
function copySources(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const settings = readdirSync('.').filter((name) => SETTINGS.test(name))
  for (const name of [...SOURCES.split(' '), ...settings])
    cpSync(name, join(folder, name), { recursive: true })
}

function addReviewsProvider(folder: string): void {
  const file = join(folder, 'content', 'company.yaml')
  const company = parseDocument(readFileSync(file, 'utf8'))
  for (const [key, value] of Object.entries(REVIEWS)) company.setIn(['reviews', key], value)
  writeFileSync(file, String(company))
}

const addNotice = (folder: string): void =>
  writeFileSync(
    join(folder, 'content', 'notices/fog.yaml'),
    `text: Dense fog is forecast for the mornings of this week. Start an hour later where you can.
link: { label: How we drive in fog, path: /routes/agra }
publishFrom: ${BUILD_DAY}
publishUntil: ${BUILD_DAY}
`,
  )

const env = {
  ...localBuildEnv,
  NEXT_PUBLIC_BASE_PATH: '/preview-12',
  BUILD_DAY,
}

await runCommand(async () => {
  copySources(FOLDER)
  addReviewsProvider(FOLDER)
  addNotice(FOLDER)
  await must('The build', runNode(['tools/build.mjs'], { cwd: FOLDER, env }))
  await must('The check', runNode(['--import', 'tsx', 'tools/check-site.ts'], { cwd: FOLDER, env }))
  const playwright = bin('playwright', '@playwright/test')
  process.exitCode = await runNode([playwright, 'test', ...TESTS], { cwd: FOLDER, env })
})
