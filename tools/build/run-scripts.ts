/**
 * Runs the scripts of build steps one after the other in one process, so that packages and content are loaded once.
 * Its argument is the list of the steps as JSON.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildStep } from './steps'

const steps = JSON.parse(process.argv[2] ?? '[]') as Pick<BuildStep, 'name' | 'command'>[]

for (const { name, command } of steps) {
  process.argv.splice(1, Infinity, ...command)
  try {
    await import(pathToFileURL(resolve(command[0])).href)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
  if (process.exitCode) {
    console.error(`\nThe build stopped at the step '${name}'.`)
    break
  }
}
