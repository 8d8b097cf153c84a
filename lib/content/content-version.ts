import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentRoot } from './load'

/** Between two looks at the folder: a page asks hundreds of times. */
const LOOK_EVERY_MS = 300

let last = { at: 0, stamp: '' }

function lookAtFolder(): string {
  const names = readdirSync(contentRoot, { recursive: true, encoding: 'utf8' })
  const newest = Math.max(...names.map((name) => statSync(join(contentRoot, name)).mtimeMs))
  return `${names.length} ${newest}`
}

/** A text that changes with the content while `next dev` runs. In a build the content stands still, and so does this. */
export function contentVersion(): string {
  if (process.env.NODE_ENV !== 'development') return ''
  const now = Date.now()
  if (now - last.at > LOOK_EVERY_MS) last = { at: now, stamp: lookAtFolder() }
  return last.stamp
}
