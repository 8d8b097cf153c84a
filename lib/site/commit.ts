import { execFileSync } from 'node:child_process'

/** The moment of the commit that is built, so that two builds of one commit agree; without git, now. */
export function commitTime(): Date {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] } as const
    return new Date(
      execFileSync('git', ['log', '-1', '--format=%cI'], { ...options, stdio: [...options.stdio] }).trim(),
    )
  } catch {
    return new Date()
  }
}
