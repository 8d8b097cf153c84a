/** What a press acts on by a click. */
const PRESSED = ['a', 'button', 'label', 'summary'].map((name) => `${name}:active`).join()

/**
 * Calls back once no button or link is pressed. What changes the layout while one is, as a note that appears when the
 * press takes the focus from a field, moves it away from the pointer, and the browser dispatches no click.
 */
export function afterPress(callback: () => void): void {
  if (!document.querySelector(PRESSED)) return callback()
  const released = new AbortController()
  const release = () => {
    released.abort()
    // After the click, which follows in the same task.
    setTimeout(callback)
  }
  // A press that becomes a scroll is cancelled.
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, release, { signal: released.signal })
}
