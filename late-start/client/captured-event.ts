/** An event that was kept from a page, or a part of one, that does not answer yet, and what its field held then. */
export type Held = [event: Event, value?: string, isChecked?: boolean]

/**
 * What is kept; what the browser does of itself goes on. A submit is another matter: late-start/inline/capture-events.ts. The
 * focus too: a tab that has it is selected by it, which must not come before what was typed.
 */
export const HELD_EVENTS = ['input', 'change', 'mousedown', 'click', 'keydown', 'focusin']

/** Keeps an event from whoever listens for it after this, to be done again by late-start/client/replay.ts. */
export function hold(event: Event): Held {
  event.stopImmediatePropagation()
  const { value, checked } = event.target as HTMLInputElement
  return [event, value, checked]
}
