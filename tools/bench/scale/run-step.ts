import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { nodeArguments } from '../../build/run-steps'
import type { BuildStep } from '../../build/steps'
import { localBuildEnv } from '../../setup/local-build.mjs'
import { watchMemory } from './memory'

export type Cost = { seconds: number; megabytes: number | undefined }

const env = {
  ...localBuildEnv,
  NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
  NEXT_PUBLIC_BASE_PATH: '',
  CONTENT_DIR: '',
}

/**
 * Runs one build step in a folder.
 * @returns its duration and peak memory.
 * @throws when it fails; its output is in `step.log` in that folder.
 */
export async function runStep(folder: string, step: BuildStep): Promise<Cost> {
  const log = openSync(join(folder, 'step.log'), 'w')
  const started = performance.now()
  const child = spawn(process.execPath, nodeArguments(step), {
    cwd: folder,
    env,
    stdio: ['ignore', log, log],
  })
  const stopWatching = watchMemory(child.pid ?? 0)
  const code = await new Promise<number | null>((done, fail) => child.on('exit', done).on('error', fail))
  const cost = { seconds: (performance.now() - started) / 1000, megabytes: stopWatching() }
  closeSync(log)
  if (code !== 0) throw new Error(`${step.name} failed: see ${join(folder, 'step.log')}`)
  return cost
}
