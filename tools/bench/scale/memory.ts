import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

type Process = { id: number; parent: number; kilobytes: number }

const field = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)

function readProcess(id: string): Process[] {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8')
    return [{ id: Number(id), parent: field(status, 'PPid'), kilobytes: field(status, 'VmRSS') }]
  } catch {
    // The process has exited since /proc was listed.
    return []
  }
}

/** Linux has /proc; other systems have `ps`. */
function listProcesses(): Process[] {
  if (existsSync('/proc/self/status'))
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess)
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => {
    const [id = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
    return { id, parent, kilobytes }
  })
}

/** Resident memory of a process and its descendants, in megabytes. Shared pages count for each process. */
function memoryOf(root: number): number {
  const processes = listProcesses()
  const tree = new Set([root])
  // The list grows during iteration: children of children follow.
  for (const id of tree) for (const { id: child, parent } of processes) if (parent === id) tree.add(child)
  return processes.filter(({ id }) => tree.has(id)).reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024
}

const EVERY_MS = 250

/**
 * Samples the memory of a process and its descendants.
 * @returns a function that stops sampling and returns the peak in megabytes; undefined where the system does not
 * provide it.
 */
export function watchMemory(root: number): () => number | undefined {
  let peak: number | undefined
  const timer = setInterval(() => {
    try {
      peak = Math.max(peak ?? 0, memoryOf(root))
    } catch {
      clearInterval(timer)
    }
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    return peak
  }
}
