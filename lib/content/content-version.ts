import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentRoot } from './load'

/** The least time between two checks of the folder, since one page calls `contentVersion` hundreds of times. */
const CHECK_INTERVAL_MS = 300

let last = { at: 0, stamp: '' }

function readFolderStamp(): string {
  const names = readdirSync(contentRoot, { recursive: true, encoding: 'utf8' })
  const newest = Math.max(...names.map((name) => statSync(join(contentRoot, name)).mtimeMs))
  return `${names.length} ${newest}`
}

let changes = 0

/** Makes the memoized readers read again: for the editor, whose drafts change the content without a file system. */
export function contentChanged(): void {
  changes += 1
}

/**
 * A cache key that changes when the content changes while `next dev` runs, and with `contentChanged`. It is constant
 * in a build.
 */
export function contentVersion(): string {
  if (process.env.NODE_ENV !== 'development') return String(changes)
  const now = Date.now()
  if (now - last.at > CHECK_INTERVAL_MS) last = { at: now, stamp: readFolderStamp() }
  return last.stamp
}
