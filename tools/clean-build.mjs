/**
 * `npm run test:clean`: runs start, build, preview and dev in a copy of the tracked files alone, as a new developer and
 * a web host would. The first run starts without caches, and without packages where none are installed; the later ones
 * may use the caches of the copy. The build has no identifiers, no site URL and no git. After each run the counts of
 * passed and failed are written to .cache/clean-build.json. Plain JavaScript without packages, for a checkout in which
 * nothing is installed yet.
 */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { linkFolder, makeCleanCopy, PACKAGES } from './setup/clean-copy.mjs'
import { runNode, runNpm } from './setup/run.mjs'

const REPORT = resolve('.cache/clean-build.json')
/** Named after the hash of their input, so they can be shared with a checkout that has none. */
const ENCODED = ['public/pictures', '.cache/cards']

/** Temporary name, so that partially linked packages are not taken for complete. */
const PART = '.cache/packages.part'

/** The environment on a host: without this project's settings and without a repository. npm's own settings are kept. */
const OURS = /^(NEXT_PUBLIC_|SITE_|CMS_|GIT_|npm_config_(?!cache$|registry$|userconfig$))/
const hostEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name))),
  CI: '1',
}

const folder = makeCleanCopy()
const smokeTest = async (script) =>
  (await runNode(['tools/smoke-test.mjs', script, '--in', folder], { env: hostEnv })) === 0
const checks = {
  start: () => smokeTest('start'),
  build: async () => {
    const code = await runNpm(['run', 'build'], { cwd: folder, env: hostEnv })
    return code === 0 && existsSync(join(folder, 'out/index.html'))
  },
  preview: () => smokeTest('preview'),
  dev: () => smokeTest('dev'),
}

/** Shares the outputs and packages of the first run, so that other checks can start in parallel. */
function share() {
  for (const path of ENCODED)
    if (existsSync(join(folder, path))) cpSync(join(folder, path), path, { recursive: true })
  if (existsSync(PACKAGES)) return
  // The packages of the same lock file.
  linkFolder(join(folder, PACKAGES), PART)
  renameSync(PART, PACKAGES)
}

try {
  mkdirSync('.cache', { recursive: true })
  const report = { passed: 0, failed: 0 }
  for (const [name, check] of Object.entries(checks)) {
    const isGood = await check()
    report[isGood ? 'passed' : 'failed'] += 1
    console.log(`${isGood ? '✓' : '✗'} npm run ${name} in a copy of the tracked files`)
    if (name === 'start' && isGood) share()
    writeFileSync(REPORT, JSON.stringify(report))
  }
  process.exitCode = report.failed === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
