import { rmSync } from 'node:fs'
import { bin, runNode } from '../setup/run.mjs'
import type { BuildStep } from './steps'

const isScript = (program: string) => /\.(ts|mjs)$/.test(program)

/** The arguments with which Node runs a step. A script is looked for in the folder the step runs in, a package beside this project. */
export const nodeArguments = ({ command: [program, ...args] }: Pick<BuildStep, 'command'>): string[] =>
  isScript(program) ? ['--import', 'tsx', program, ...args] : [bin(program), ...args]

/**
 * Deletes what the steps make, then runs them in order in the current folder.
 * @throws Error naming the step that failed.
 */
export async function runSteps(steps: BuildStep[], env: NodeJS.ProcessEnv): Promise<void> {
  for (const path of steps.flatMap(({ makes }) => makes)) rmSync(path, { recursive: true, force: true })
  for (const step of steps) {
    const code = await runNode(nodeArguments(step), { env })
    if (code !== 0) throw new Error(`\nThe build stopped at the step '${step.name}'.`)
  }
}
