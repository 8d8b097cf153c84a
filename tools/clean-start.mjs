/**
 * Runs `npm start` in a copy of the tracked files alone, as a newcomer and a web host do, and checks the site that it
 * serves; then moves what it has installed and built into the project, where the other tests run on it. Plain JavaScript
 * without packages, for a checkout in which nothing is installed yet.
 */
import { existsSync, lstatSync, readdirSync, renameSync, rmSync, cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeCleanCopy } from './setup/clean-copy.mjs'
import { runNode } from './setup/run.mjs'

/** Untracked in the copy, and of no use to the tests. */
const LEFT = ['.inbox']

/** The environment of a host, without this project's settings; the days of the sitemap come from the history. */
const OURS = /^(NEXT_PUBLIC_|SITE_|CMS_|GIT_|npm_config_(?!cache$|registry$|userconfig$))/
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name))),
  CI: '1',
  GIT_DIR: resolve('.git'),
  // The browser tests try all forms. tests/unit/components/enquiry/optional-forms.test.tsx has those without a template.
  NEXT_PUBLIC_EMAILJS_TEMPLATE_SERVICE: 'shown',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_NEWSLETTER: 'shown',
}

/** Moves what the project does not have, or has from an earlier build, out of the copy. */
function take(folder, path = '') {
  for (const name of readdirSync(join(folder, path))) {
    const file = join(path, name)
    if (LEFT.includes(file) || (file === 'node_modules' && existsSync(file))) continue
    const isTracked = tracked.has(file)
    if (isTracked && lstatSync(join(folder, file)).isDirectory()) take(folder, file)
    else if (!isTracked) {
      rmSync(file, { recursive: true, force: true })
      move(join(folder, file), file)
    }
  }
}

function move(from, to) {
  try {
    renameSync(from, to)
  } catch {
    // Another file system.
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  }
}

const { folder, tracked } = makeCleanCopy()
try {
  process.exitCode = await runNode(['tools/smoke-test.mjs', 'start', '--in', folder, '--port', '4173'], {
    env,
  })
  if (process.exitCode === 0) take(folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
