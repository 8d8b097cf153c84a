import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bin, runNode } from '../setup/run.mjs'
import type { BuildStep } from './steps'

type Command = Pick<BuildStep, 'name' | 'command'>

const isScript = (program: string) => /\.(ts|mjs)$/.test(program)

/**
 * The arguments with which Node runs a step. A script resolves in the step's folder, a package command in this project.
 */
export const nodeArguments = ({ command: [program, ...args] }: Pick<BuildStep, 'command'>): string[] =>
  isScript(program) ? ['--import', 'tsx', program, ...args] : [bin(program), ...args]

async function runScript({ name, command: [script, ...args] }: Command): Promise<void> {
  process.argv.splice(1, Infinity, script, ...args)
  try {
    // A script of several steps runs in each.
    await import(`${pathToFileURL(resolve(script)).href}?step=${encodeURIComponent(name)}`)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
}

/**
 * Runs a step in the current folder: a script of this project in this process, so that packages and content are loaded
 * once for all steps, and a package command in a process of its own.
 * @throws Error if it failed.
 */
async function runStep(step: Command): Promise<void> {
  if (isScript(step.command[0])) await runScript(step)
  else process.exitCode = await runNode(nodeArguments(step))
  if (process.exitCode) throw new Error(`\nThe build stopped at the step '${step.name}'.`)
}

/**
 * Deletes the outputs of the steps, then runs them in order.
 * @throws Error if one failed.
 */
export async function runSteps(steps: BuildStep[]): Promise<void> {
  for (const path of steps.flatMap(({ makes = [] }) => makes)) rmSync(path, { recursive: true, force: true })
  for (const step of steps) await runStep(step)
}
