/**
 * Runs a function after the next frame. What an event handler need not do at once, such as importing code, would
 * delay that frame, the visible response to the event.
 */
export const afterNextFrame = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run))
}
