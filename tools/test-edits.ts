/**
 * `npm run test:edits`: applies each change that docs/content.md describes to a copy of the project below .cache/, and
 * runs the checks on it. `--build` builds and checks the site as well, `--browser` runs the browser tests on it (either
 * a list of spec files after it, or all), `--only 'a post is added'` takes one edit, `--together` does all to one copy:
 * one build instead of eight. Needs what `npm run assets` makes.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { edits } from './edits/edits'
import { runSteps, type Step } from './edits/run-steps'
import { trackedFiles } from './setup/clean-copy.mjs'
import { copySources } from './shared/scratch-site'

const COPY = resolve('.cache/edits')
const LOCK_FILE = 'package-lock.json'
/** What an edit can change. */
const EDITABLE = ['content', 'public/ourFleet']

const { values, positionals } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    only: { type: 'string' },
    together: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const contentSteps: Step[] = [
  { name: 'content', command: ['tools/check-content.ts'] },
  { name: 'spelling', command: ['cspell', 'lint', '--no-progress'] },
  { name: 'promises', command: ['jest', 'tests/content'] },
]
const buildSteps: Step[] = [
  { name: 'build', command: ['tools/build.mjs'] },
  { name: 'sizes', command: ['tools/check-sizes.ts'] },
  { name: 'site', command: ['tools/check-site.ts'] },
]
const browserSteps: Step[] = [{ name: 'browser', command: ['playwright', 'test', ...positionals] }]

/**
 * Unit tests read fixtures only: so they run once, in a copy without content and generated files, and not for each
 * edit.
 */
function withoutContent(): void {
  cpSync(LOCK_FILE, join(COPY, LOCK_FILE))
  rmSync(join(COPY, 'content'), { recursive: true })
  rmSync(join(COPY, 'lib/images/pictures.generated.json'), { force: true })
  mkdirSync(join(COPY, 'content'))
  cpSync('content/spelling.txt', join(COPY, 'content/spelling.txt'))
  // Some tests ask for the tracked files: below .cache/, the repository of the project has none.
  execFileSync('git', ['init', '--quiet'], { cwd: COPY })
  execFileSync('git', ['add', '--all'], { cwd: COPY })
}

/** Restores the copy. */
function restore(): void {
  // The bundler would take the folder of the lock file as its root, but the packages are in the project above.
  for (const made of [LOCK_FILE, '.git']) rmSync(join(COPY, made), { recursive: true, force: true })
  for (const folder of EDITABLE) {
    rmSync(join(COPY, folder), { recursive: true, force: true })
    cpSync(folder, join(COPY, folder), { recursive: true })
  }
  cpSync('lib/images/pictures.generated.json', join(COPY, 'lib/images/pictures.generated.json'))
}

const steps = [
  ...contentSteps,
  ...(values.build || values.browser ? buildSteps : []),
  ...(values.browser ? browserSteps : []),
]
const chosen = Object.entries(edits).filter(([name]) => !values.only || name === values.only)
if (chosen.length === 0)
  throw new Error(`There is no edit '${values.only}': ${Object.keys(edits).join(', ')}`)

// The fonts are read as files from their packages.
const FONTS = 'node_modules/@fontsource-variable'

/** The files and folders of the project: tests of documents and settings read them all. */
const project = new Set(trackedFiles().map((file) => file.split('/')[0] ?? file))
project.delete(LOCK_FILE)

copySources(COPY, [...project, FONTS])
const results: boolean[] = []
if (!values.only && !values.together) {
  withoutContent()
  results.push(
    await runSteps('unit tests without content', COPY, [{ name: 'unit', command: ['jest', 'tests/unit'] }]),
  )
}
const rounds = values.together ? [chosen] : chosen.map((one) => [one])
for (const round of rounds) {
  restore()
  for (const [, edit] of round) await edit(COPY)
  results.push(await runSteps(round.map(([name]) => name).join(', '), COPY, steps))
}
const failed = results.filter((passed) => !passed).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
