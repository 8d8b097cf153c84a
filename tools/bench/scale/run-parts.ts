import { fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildStep, yamlCacheFile } from '../../build/steps'
import { localBuildEnv } from '../../setup/local-build.mjs'
import { watchMemory } from './memory'

/** Where the system does not tell processor time or memory they are undefined. */
export type Cost = { seconds: number; processor: number | undefined; megabytes: number | undefined }

const env = {
  ...localBuildEnv,
  NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
  NEXT_PUBLIC_BASE_PATH: '',
  CONTENT_DIR: '',
  YAML_CACHE: yamlCacheFile(),
}

const TICKS_A_SECOND = 100

/** The processor time of a process, and of all that it started and that have ended, in seconds. */
function processorOf(id: number): number | undefined {
  const file = `/proc/${id}/stat`
  if (!existsSync(file)) return undefined
  // The name in parentheses may hold spaces. Of the fields after it the 12th to 15th are its own time and its children's.
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND
}

export type Part<Name extends string> = { name: Name; steps: BuildStep[] }

/**
 * Runs the parts of a build in a folder, in one process.
 * @param onEnd called after each part, before the next one starts.
 * @returns of each its duration, its processor time and its peak memory.
 * @throws when one fails; the output is in `step.log` in that folder.
 */
export async function runParts<Name extends string>(
  folder: string,
  parts: Part<Name>[],
  onEnd?: (name: Name) => void,
): Promise<Record<Name, Cost>> {
  const log = openSync(join(folder, 'step.log'), 'w')
  const script = 'tools/bench/scale/build-parts.mjs'
  const child = fork(script, [folder, JSON.stringify(parts.map(({ steps }) => steps))], {
    env,
    execArgv: [],
    stdio: ['ignore', log, log, 'ipc'],
  })
  const id = child.pid ?? 0
  const ended = once(child, 'exit')
  const answer = () => Promise.race([once(child, 'message'), ended])
  const costs: Partial<Record<Name, Cost>> = {}
  await answer()
  for (const { name } of parts) {
    const [started, before] = [performance.now(), processorOf(id)]
    const stopWatching = watchMemory(id)
    if (child.connected) child.send('next')
    await answer()
    const [seconds, after] = [(performance.now() - started) / 1000, processorOf(id)]
    const cost = { seconds, processor: after && after - (before ?? 0), megabytes: stopWatching() }
    if (child.exitCode !== null) throw new Error(`${name} failed: see ${join(folder, 'step.log')}`)
    console.log(
      `${name}: ${seconds.toFixed(1)} s, ${cost.processor?.toFixed(1) ?? '?'} s of processor, ${cost.megabytes?.toFixed(0) ?? '?'} MB at most`,
    )
    costs[name] = cost
    onEnd?.(name)
  }
  await ended
  closeSync(log)
  return costs as Record<Name, Cost>
}
