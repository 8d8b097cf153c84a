import { git } from '@/lib/config/git'
import { toDelhiTime } from '@/lib/time/delhi'
import { contentRoot } from './load'
import { memoize } from './memoize'

/**
 * The IST date of the last commit to each content file, by its path below the content. Newest commits come first, so a
 * file's first mention is its last change. In a shallow clone every file would have the same date, so it gives none.
 */
const commitDays = memoize((): Map<string, string> => {
  const days = new Map<string, string>()
  try {
    if (git(['rev-parse', '--is-shallow-repository'], contentRoot) === 'true') return days
    let day = ''
    const log = git(['log', '--format=@%ct', '--name-only', '--relative', '--', '.'], contentRoot)
    for (const line of log.split('\n')) {
      if (line.startsWith('@')) day = toDelhiTime(new Date(Number(line.slice(1)) * 1000)).date
      else if (line && !days.has(line)) days.set(line, day)
    }
  } catch {
    // No git, or no repository: no dates.
  }
  return days
})

/**
 * The latest IST date on which one of these files (paths below the content) changed, as '2026-11-25'; undefined where the
 * history does not contain them.
 */
export function lastModified(files: string[]): string | undefined {
  return files
    .flatMap((file) => commitDays().get(file.replaceAll('\\', '/')) ?? [])
    .sort()
    .at(-1)
}
