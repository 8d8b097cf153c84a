/** An event that was stopped before hydration, with the value that its field had then. */
export type CapturedEvent = [event: Event, value?: string, isChecked?: boolean]

/**
 * The events that are captured; the browser's default actions go on. A submit is handled separately
 * (captured-submits.ts). `focusin` is captured too: a tab is selected when it receives the focus,
 * which must not happen before the typed values are restored.
 */
export const CAPTURED_EVENTS = ['input', 'change', 'mousedown', 'click', 'keydown', 'focusin']

/**
 * Stops an event before any listener that was added later, including React's, and returns it for
 * late-start/client/replay.ts.
 */
export function capture(event: Event): CapturedEvent {
  event.stopImmediatePropagation()
  const { value, checked } = event.target as HTMLInputElement
  return [event, value, checked]
}
