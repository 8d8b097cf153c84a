/**
 * Runs in Stryker's copy of the project. Stryker replaces the test environment in Jest's configuration by one that
 * records which test covers which mutant, but not the environments in docblocks of test files: these are replaced here.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

if (existsSync('.git'))
  throw new Error('This script changes test files: run it only in the copy that Stryker makes')

for (const name of readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })) {
  if (!/\.test\.tsx?$/.test(name)) continue
  const file = `tests/unit/${name}`
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(
      /^\/\*\* @jest-environment (node|jsdom)/,
      '/** @jest-environment @stryker-mutator/jest-runner/jest-env/$1',
    ),
  )
}
