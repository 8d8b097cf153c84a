import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LOCAL_IDENTIFIERS } from '../inbox/identifiers.mjs'
import { bin } from '../setup/run.mjs'

export type Step = { name: string; command: string }

const PORT = process.env.TEST_PORT ?? '4173'
const env = {
  ...process.env,
  ...LOCAL_IDENTIFIERS,
  NEXT_PUBLIC_SITE_URL: `http://localhost:${PORT}`,
  NEXT_TELEMETRY_DISABLED: '1',
}

/** Runs a command of the project's packages in a folder. @returns its exit code; what it printed stands in `log`. */
function runIn(folder: string, command: string, log: string): Promise<number> {
  const [name = '', ...args] = command.split(' ')
  const output = openSync(log, 'w')
  const program = name === 'npm' ? name : resolve(bin(name))
  const shell = process.platform === 'win32'
  const child = spawn(program, args, { cwd: folder, env, shell, stdio: ['ignore', output, output] })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code) => {
      closeSync(output)
      done(code ?? 1)
    })
  })
}

/**
 * Runs steps in a folder one after the other, up to the first that fails, and says how each ended and in how many seconds.
 * @returns whether all passed.
 */
export async function runSteps(what: string, folder: string, steps: Step[]): Promise<boolean> {
  console.log(`\n${what}`)
  for (const { name, command } of steps) {
    const log = join(folder, `${name}.log`)
    const started = performance.now()
    const code = await runIn(folder, command, log)
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(`  ${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)${code === 0 ? '' : `: see ${log}`}`)
    if (code !== 0) return false
  }
  return true
}
