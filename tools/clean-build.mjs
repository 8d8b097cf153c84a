/**
 * `npm run test:clean`: builds, previews and develops in a copy of the tracked files alone, as a web host and a newcomer would.
 * The build knows no identifiers, no address and no git. Writes how many of the three went well to .cache/clean-build.json.
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeCleanCopy } from './setup/clean-copy.mjs'
import { runNode, runNpm } from './setup/run.mjs'

const REPORT = resolve('.cache/clean-build.json')
const PICTURES = 'public/pictures'

/** What a host knows: nothing of this project, and no repository to ask. */
const hostEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NEXT_PUBLIC_|SITE_|CMS_|GIT_|npm_config_)/.test(name)),
  ),
  CI: '1',
}

const folder = makeCleanCopy()
const checks = {
  build: async () => {
    const code = await runNpm(['run', 'build'], { cwd: folder, env: hostEnv })
    return code === 0 && existsSync(join(folder, 'out/index.html'))
  },
  preview: async () =>
    (await runNode(['tools/smoke-test.mjs', 'preview', '--in', folder], { env: hostEnv })) === 0,
  dev: async () => (await runNode(['tools/smoke-test.mjs', 'dev', '--in', folder], { env: hostEnv })) === 0,
}

try {
  const report = { passed: 0, failed: 0 }
  for (const [name, check] of Object.entries(checks)) {
    const isGood = await check()
    report[isGood ? 'passed' : 'failed'] += 1
    console.log(`${isGood ? '✓' : '✗'} npm run ${name} in a copy of the tracked files`)
  }
  // Named after the hash of what they were encoded from, so whoever has none may take these.
  if (existsSync(join(folder, PICTURES))) cpSync(join(folder, PICTURES), PICTURES, { recursive: true })
  mkdirSync('.cache', { recursive: true })
  writeFileSync(REPORT, JSON.stringify(report))
  process.exitCode = report.failed === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
