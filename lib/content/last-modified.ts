import { git } from '@/lib/config/git'
import { contentRoot } from './load'
import { memoize } from './memoize'

/**
 * The day of the last commit to each content file, by its path below the content. Newest commits come first, so a
 * file's first mention is its last change. In a shallow clone every file would have the same date, so it gives none.
 */
const commitDays = memoize((): Map<string, string> => {
  const days = new Map<string, string>()
  try {
    if (git(['rev-parse', '--is-shallow-repository'], contentRoot) === 'true') return days
    let day = ''
    const log = git(['log', '--format=@%as', '--name-only', '--relative', '--', '.'], contentRoot)
    for (const line of log.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1)
      else if (line && !days.has(line)) days.set(line, day)
    }
  } catch {
    // No git, or no repository: no dates.
  }
  return days
})

/**
 * The latest day on which one of these files (paths below the content) changed, as '2026-11-25'; undefined where the
 * history does not contain them.
 */
export function lastModified(files: string[]): string | undefined {
  return files
    .flatMap((file) => commitDays().get(file.replaceAll('\\', '/')) ?? [])
    .sort()
    .at(-1)
}
