import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { nodeArguments } from '../build/run-steps'
import type { BuildStep } from '../build/steps'
import { LOCAL_IDENTIFIERS } from '../inbox/identifiers.mjs'

export type Step = Pick<BuildStep, 'name' | 'command'>

const PORT = process.env.TEST_PORT ?? '4173'
const env = {
  ...process.env,
  ...LOCAL_IDENTIFIERS,
  NEXT_PUBLIC_SITE_URL: `http://localhost:${PORT}`,
}

/** Runs a step in a folder. @returns its exit code; its output is in `log`. */
function runIn(folder: string, step: Step, log: string): Promise<number> {
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, nodeArguments(step), {
    cwd: folder,
    env,
    stdio: ['ignore', output, output],
  })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code) => {
      closeSync(output)
      done(code ?? 1)
    })
  })
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
