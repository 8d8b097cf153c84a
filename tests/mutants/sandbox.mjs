/**
 * Runs in Stryker's copy of the project. Stryker exchanges the environment of jest's configuration for one that tells
 * which test reaches which mutant, and leaves those that a test file names itself: these are exchanged here.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

if (existsSync('.git')) throw new Error('This changes tests, and is for the copy that Stryker makes')

for (const name of readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })) {
  if (!/\.test\.tsx?$/.test(name)) continue
  const file = `tests/unit/${name}`
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(
      /^\/\*\* @jest-environment node/,
      '/** @jest-environment @stryker-mutator/jest-runner/jest-env/node',
    ),
  )
}
