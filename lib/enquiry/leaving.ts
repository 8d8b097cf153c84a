/** A navigation that has not unloaded the page by then was cancelled: a download, a telephone link, a stopped load. */
const CANCELLED_MS = 3000

let leavingSince = -Infinity
/** Until the page is restored from the back/forward cache. */
let isUnloaded = false
/** The callbacks of `ifStaying` that wait. */
const waiting = new Set<() => void>()

// `beforeunload` fires before the browser cancels requests, also at a reload; not all browsers fire it.
for (const name of ['beforeunload', 'pagehide'])
  window.addEventListener(name, () => (leavingSince = performance.now()))
window.addEventListener('pagehide', () => {
  isUnloaded = true
  waiting.clear()
})
window.addEventListener('pageshow', () => {
  isUnloaded = false
  leavingSince = -Infinity
})

/**
 * Whether the page is being unloaded: an attempt that begins now would be cancelled, and one that fails now probably
 * was.
 */
export const isLeaving = (): boolean => performance.now() - leavingSince < CANCELLED_MS

/** Calls back once a navigation that has begun is known to be cancelled; never when it unloads the page. */
export function ifStaying(callback: () => void): void {
  if (isUnloaded) return
  waiting.add(callback)
  setTimeout(() => waiting.delete(callback) && (isLeaving() ? ifStaying(callback) : callback()), CANCELLED_MS)
}
