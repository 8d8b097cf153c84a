import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StepGroup } from '../../build/run-steps'
import { YAML_CACHE } from '../../build/steps'
import { localBuildEnv } from '../../setup/local-build.mjs'
import { watchMemory } from './memory'

/** Where the system does not tell processor time or memory they are undefined. */
export type Cost = { seconds: number; processor: number | undefined; megabytes: number | undefined }

const env = {
  ...localBuildEnv,
  NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
  NEXT_PUBLIC_BASE_PATH: '',
  CONTENT_DIR: '',
  YAML_CACHE,
}

const STAT = '/proc/self/stat'
const TICKS_A_SECOND = 100

/** The processor time of all processes that this one started and that have ended, and of theirs, in seconds. */
function childrenProcessor(): number | undefined {
  if (!existsSync(STAT)) return undefined
  // The name in parentheses may hold spaces. Of the fields after it the 14th and 15th are those of waited-for children.
  const fields = readFileSync(STAT, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND
}

/**
 * Runs a process of a build in a folder.
 * @returns its duration, its processor time and its peak memory.
 * @throws when it fails; its output is in `step.log` in that folder.
 */
export async function runStep(folder: string, { name, args }: StepGroup): Promise<Cost> {
  const log = openSync(join(folder, 'step.log'), 'w')
  const [started, before] = [performance.now(), childrenProcessor()]
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', log, log] })
  const stopWatching = watchMemory(child.pid ?? 0)
  const code = await new Promise<number | null>((done, fail) => child.on('exit', done).on('error', fail))
  const [seconds, after] = [(performance.now() - started) / 1000, childrenProcessor()]
  const cost = { seconds, processor: after && after - (before ?? 0), megabytes: stopWatching() }
  closeSync(log)
  if (code !== 0) throw new Error(`${name} failed: see ${join(folder, 'step.log')}`)
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${cost.processor?.toFixed(1) ?? '?'} s of processor, ${cost.megabytes?.toFixed(0) ?? '?'} MB at most`,
  )
  return cost
}
