/** A navigation that has not unloaded the page by then was cancelled: a download, a telephone link, a stopped load. */
const CANCELLED_MS = 3000

let leavingSince = -Infinity

// `beforeunload` fires before the browser cancels requests, also at a reload; not all browsers fire it.
for (const name of ['beforeunload', 'pagehide'])
  window.addEventListener(name, () => (leavingSince = performance.now()))
window.addEventListener('pageshow', () => (leavingSince = -Infinity))

/**
 * Whether the page is being unloaded: an attempt that begins now would be cancelled, and one that fails now probably
 * was.
 */
export const isLeaving = (): boolean => performance.now() - leavingSince < CANCELLED_MS
