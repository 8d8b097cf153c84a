import { rmSync } from 'node:fs'
import { bin, runNode } from '../setup/run.mjs'
import type { BuildStep } from './steps'

const isScript = (program: string) => /\.(ts|mjs)$/.test(program)

/**
 * The arguments with which Node runs a step. A script resolves in the step's folder, a package command in this project.
 */
export const nodeArguments = ({ command: [program, ...args] }: Pick<BuildStep, 'command'>): string[] =>
  isScript(program) ? ['--import', 'tsx', program, ...args] : [bin(program), ...args]

type Command = Pick<BuildStep, 'name' | 'command'>

const isOwnScript = ({ command: [program] }: Command) => isScript(program)

/** Steps that share a process, and the arguments with which Node runs them. */
export type StepGroup = { name: string; args: string[] }

function toGroup(steps: [Command, ...Command[]]): StepGroup {
  const [first] = steps
  return {
    name: steps.map(({ name }) => name).join(', '),
    args: isOwnScript(first)
      ? ['--import', 'tsx', 'tools/build/run-scripts.ts', JSON.stringify(steps)]
      : nodeArguments(first),
  }
}

/** The steps in groups that share a process: scripts of this project that follow each other, and each other command. */
export function groupsOf(steps: BuildStep[]): StepGroup[] {
  const groups: [Command, ...Command[]][] = []
  for (const { name, command } of steps) {
    const last = groups.at(-1)
    const step = { name, command }
    if (last?.every(isOwnScript) && isOwnScript(step)) last.push(step)
    else groups.push([step])
  }
  return groups.map(toGroup)
}

/**
 * Deletes the outputs of the steps, then runs them in order in the current folder.
 * @throws Error if a step failed, whose name is reported.
 */
export async function runSteps(steps: BuildStep[], env: NodeJS.ProcessEnv): Promise<void> {
  for (const path of steps.flatMap(({ makes }) => makes)) rmSync(path, { recursive: true, force: true })
  for (const { name, args } of groupsOf(steps))
    if ((await runNode(args, { env })) !== 0) throw new Error(`The build failed: ${name}`)
}
