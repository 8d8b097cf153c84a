/**
 * `npx tsx tools/test-subfolder.ts`: builds the site for a sub-folder, with a reviews provider, a notice and posts of other days, in a
 * scratch copy below .cache/ so that `out/` stays as it is, and runs the tests of hosts, addresses, reviews and the notice on
 * that build.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { runCommand } from './setup/command.mjs'
import { localBuildEnv } from './setup/local-build.mjs'
import { bin, must, runNode } from './setup/run.mjs'

const FOLDER = resolve('.cache/subfolder')
const TESTS = ['hosts', 'addresses', 'reviews', 'notice'].map((name) => `tests/e2e/${name}.spec.ts`)
/** The build's day lies between those of the posts. */
const BUILD_DAY = '2026-12-01'

const REVIEWS = { script: 'https://reviews.example/widget.js?id=1', widgetId: 'reviews-widget' }

/** The fonts are read by their path, and not as modules, which are found in the project above. */
const SOURCES =
  'app components content late-start lib public tests tools view-models node_modules/@fontsource-variable'
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

/** A notice with a link, a post of the day after the build and one of the day before. Both are linked to by the first post. */
function addDatedContent(folder: string): void {
  const place = (name: string) => join(folder, 'content', name)
  const post = readFileSync(place('blog/1.md'), 'utf8')
  const write = (id: number, days: string) =>
    writeFileSync(
      place(`blog/${id}.md`),
      post.replace(/^title: .*$/m, `title: Post ${id}\n${days}`).replace(/^searchTitle: .*\n/m, ''),
    )
  write(98, 'publishFrom: 2026-12-02')
  write(99, 'publishUntil: 2026-11-30')
  writeFileSync(place('blog/1.md'), `${post}\n\nRead [the next one](/blogs/98) and [the last](/blogs/99/).\n`)
  writeFileSync(
    place('notices/fog.yaml'),
    `text: Dense fog is forecast for the mornings of this week. Start an hour later where you can.
link: { label: How we drive in fog, path: /routes/agra }
publishFrom: 2026-12-01
publishUntil: 2026-12-01
`,
  )
}

const env = {
  ...localBuildEnv,
  NEXT_PUBLIC_BASE_PATH: '/preview-12',
  BUILD_DAY,
}

await runCommand(async () => {
  copySources(FOLDER)
  addReviewsProvider(FOLDER)
  addDatedContent(FOLDER)
  await must('The build', runNode(['tools/build.mjs'], { cwd: FOLDER, env }))
  const playwright = bin('playwright', '@playwright/test')
  process.exitCode = await runNode([playwright, 'test', ...TESTS], { cwd: FOLDER, env })
})
