import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LOCAL_IDENTIFIERS } from '../../inbox/identifiers.mjs'
import { bin } from '../../setup/run.mjs'
import { watchMemory } from './memory'

export type Cost = { seconds: number; megabytes: number | undefined }

const env = {
  ...process.env,
  ...LOCAL_IDENTIFIERS,
  NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
  NEXT_PUBLIC_BASE_PATH: '',
  NEXT_TELEMETRY_DISABLED: '1',
  CONTENT_DIR: '',
}

/**
 * Runs one command of the project's packages in a folder and tells what it cost.
 * @param command such as 'next build'.
 * @throws when it fails; what it printed stands in `step.log` in that folder.
 */
export async function runStep(folder: string, command: string): Promise<Cost> {
  const [name = '', ...args] = command.split(' ')
  const log = openSync(join(folder, 'step.log'), 'w')
  const started = performance.now()
  const shell = process.platform === 'win32'
  const child = spawn(resolve(bin(name)), args, { cwd: folder, env, shell, stdio: ['ignore', log, log] })
  const stopWatching = watchMemory(child.pid ?? 0)
  const code = await new Promise<number | null>((done, fail) => child.on('exit', done).on('error', fail))
  const cost = { seconds: (performance.now() - started) / 1000, megabytes: stopWatching() }
  closeSync(log)
  if (code !== 0) throw new Error(`${command} failed: see ${join(folder, 'step.log')}`)
  return cost
}
