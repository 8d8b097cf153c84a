/** Measures which mutants of lib the unit tests kill: `npm run test:mutants -- trip`, or all folders one after another. */
import { spawnSync } from 'node:child_process'

const FOLDERS = ['trip', 'enquiry', 'fleet', 'phone']

const asked = process.argv.slice(2)
const [unknown] = asked.filter((folder) => !FOLDERS.includes(folder))
if (unknown) throw new Error(`No folder '${unknown}': ${FOLDERS.join(', ')}`)

for (const folder of asked.length > 0 ? asked : FOLDERS) {
  const args = [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    '--mutate',
    `lib/${folder}/**/*.ts`,
  ]
  // The tests of a folder alone have to kill its mutants; jest.mutants.config.mjs reads it.
  const env = { ...process.env, MUTANTS_FOLDER: folder }
  const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
