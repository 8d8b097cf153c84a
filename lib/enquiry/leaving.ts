/** A navigation that has begun and not come to its end by then was called off: a download, a call, a stopped load. */
const CALLED_OFF_MS = 3000

let leavingSince = -Infinity

/** The first comes before the browser breaks connections off, also at a reload; not all browsers send it. */
for (const name of ['beforeunload', 'pagehide'])
  window.addEventListener(name, () => (leavingSince = performance.now()))
window.addEventListener('pageshow', () => (leavingSince = -Infinity))

/** Whether the page is being left: an attempt that begins now would be cut off, and one that fails now was. */
export const isLeaving = (): boolean => performance.now() - leavingSince < CALLED_OFF_MS
