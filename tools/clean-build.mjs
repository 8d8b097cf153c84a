/**
 * `npm run test:clean`: starts, builds, previews and develops in a copy of the tracked files alone, as a newcomer and a web host
 * would. The first makes everything from nothing, packages included where none are installed; the others may take what the caches of
 * the copy's own build hold. The build knows no identifiers, no address and no git. Writes after each how many have passed and
 * failed to .cache/clean-build.json. Plain JavaScript without packages, for a checkout in which nothing has run yet.
 */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { linkFolder, makeCleanCopy, PACKAGES } from './setup/clean-copy.mjs'
import { runNode, runNpm } from './setup/run.mjs'

const REPORT = resolve('.cache/clean-build.json')
/** Named after the hash of what they were made from, so whoever has none may take these. */
const ENCODED = ['public/pictures', 'public/cards', '.cache/cards.json']

/** Packages that are only partly linked must not be taken for whole. */
const PART = '.cache/packages.part'

/** What a host knows: nothing of this project, and no repository to ask. What npm itself is set to stays. */
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

/** Hands on what the first start has made and installed, so that other checks can begin beside the rest. */
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
