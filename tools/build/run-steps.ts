import { rmSync } from 'node:fs'
import { bin, runNode } from '../setup/run.mjs'
import type { BuildStep } from './steps'

const isScript = (program: string) => /\.(ts|mjs)$/.test(program)

/**
 * The arguments with which Node runs a step. A script resolves in the step's folder, a package command in this project.
 */
export const nodeArguments = ({ command: [program, ...args] }: Pick<BuildStep, 'command'>): string[] =>
  isScript(program) ? ['--import', 'tsx', program, ...args] : [bin(program), ...args]

/**
 * Deletes the outputs of the steps, then runs them in order in the current folder.
 * @throws Error naming the step that failed.
 */
export async function runSteps(steps: BuildStep[], env: NodeJS.ProcessEnv): Promise<void> {
  for (const path of steps.flatMap(({ makes }) => makes)) rmSync(path, { recursive: true, force: true })
  for (const step of steps) {
    const code = await runNode(nodeArguments(step), { env })
    if (code !== 0) throw new Error(`\nThe build stopped at the step '${step.name}'.`)
  }
}
