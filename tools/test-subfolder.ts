/**
 * `npm run test:subfolder`: builds the site for a sub-folder, in a scratch copy below .cache/ so that `out/` stays as it
 * is, and runs the tests of hosts and addresses on that build. Needs what `npm run assets` makes.
 */
import { LOCAL_IDENTIFIERS } from './inbox/identifiers.mjs'
import { bin, mustRun } from './setup/run.mjs'
import { copySources, stepsOfBuild } from './shared/scratch-site'
import { resolve } from 'node:path'

const FOLDER = resolve('.cache/subfolder')
const TESTS = ['tests/e2e/hosts.spec.ts', 'tests/e2e/addresses.spec.ts']

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
  const commands = [...steps, `playwright test ${TESTS.join(' ')}`]
  const programs = new Map(commands.map((command) => [command, resolve(bin(command.split(' ')[0] ?? ''))]))
  process.chdir(FOLDER)
  for (const [command, program] of programs) await mustRun(command, program, command.split(' ').slice(1), env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
