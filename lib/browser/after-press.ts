/** What a press acts on by a click. */
const PRESSED = ['a', 'button', 'label', 'summary'].map((name) => `${name}:active`).join()

/**
 * Calls back once no button or link is pressed. What changes the layout while one is, as a note that appears when the
 * press takes the focus from a field, moves it away from the pointer, and the browser dispatches no click.
 */
export function afterPress(callback: () => void): void {
  if (!document.querySelector(PRESSED)) return callback()
  // After the click, which follows in the same task.
  document.addEventListener('pointerup', () => setTimeout(callback), { once: true })
}
