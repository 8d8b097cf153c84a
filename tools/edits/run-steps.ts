import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { nodeArguments } from '../build/run-steps'
import type { BuildStep } from '../build/steps'
import { localBuildEnv } from '../setup/local-build.mjs'
import { runNode } from '../setup/run.mjs'

export type Step = Pick<BuildStep, 'name' | 'command'>

const PORT = process.env.TEST_PORT ?? '4173'
const env = {
  ...localBuildEnv,
  NEXT_PUBLIC_SITE_URL: `http://localhost:${PORT}`,
}

/** Runs a step in a folder. @returns its exit code; its output is in `log`. */
async function runIn(folder: string, step: Step, log: string): Promise<number> {
  const output = openSync(log, 'w')
  const code = await runNode(nodeArguments(step), { cwd: folder, env, stdio: ['ignore', output, output] })
  closeSync(output)
  return code
}

/**
 * Runs steps in a folder in sequence, up to the first that fails, and prints the result and duration of each.
 * @returns whether all passed.
 */
export async function runSteps(what: string, folder: string, steps: Step[]): Promise<boolean> {
  console.log(`\n${what}`)
  for (const step of steps) {
    const { name } = step
    const log = join(folder, `${name}.log`)
    const started = performance.now()
    const code = await runIn(folder, step, log)
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(`  ${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)${code === 0 ? '' : `: see ${log}`}`)
    if (code !== 0) return false
  }
  return true
}
