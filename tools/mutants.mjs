/** Measures which mutants the unit tests kill: `npm run test:mutants -- trip`, or all folders one after another. */
import { spawnSync } from 'node:child_process'

/** By name: what is mutated, and the folder of `tests/unit` that has to kill its mutants. */
const FOLDERS = {
  trip: { mutate: 'lib/trip/**/*.ts', tests: 'trip' },
  enquiry: { mutate: 'lib/enquiry/**/*.ts', tests: 'enquiry' },
  fleet: { mutate: 'lib/fleet/**/*.ts', tests: 'fleet' },
  phone: { mutate: 'lib/phone/**/*.ts', tests: 'phone' },
  replay: { mutate: 'late-start/*.ts*', tests: 'late-start' },
}

const asked = process.argv.slice(2)
const [unknown] = asked.filter((name) => !Object.hasOwn(FOLDERS, name))
if (unknown) throw new Error(`No folder '${unknown}': ${Object.keys(FOLDERS).join(', ')}`)

for (const name of asked.length > 0 ? asked : Object.keys(FOLDERS)) {
  const { mutate, tests } = FOLDERS[name]
  const args = [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    'tests/mutants/stryker.json',
    '--incremental',
    '--incrementalFile',
    `.cache/mutants/${name}.json`,
    '--mutate',
    mutate,
  ]
  // Only the tests of the folder count; tests/mutants/jest.config.mjs reads this variable.
  const env = { ...process.env, MUTANTS_FOLDER: tests }
  const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
