/** What every outbox key in the browser's storage begins with. Apart, so that looking needs none of the outbox's code. */
export const OUTBOX_PREFIX = 'enquiry-outbox:'

/** Whether something waits in the outbox. Where storage is forbidden, nothing does. */
export function outboxHasMail(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(OUTBOX_PREFIX))
  } catch {
    return false
  }
}

/**
 * The reference under which the inline script of tools/finish/start has kept this submit of a search, if it has. Asking
 * for it takes it over: the next submit is given another.
 */
export function takeReference(form: HTMLFormElement): string | undefined {
  const { reference } = form.dataset
  delete form.dataset.reference
  return reference
}

/** Takes out a search that is none: it names no place. */
export function dropHeld(reference: string | undefined): void {
  try {
    if (reference) window.localStorage.removeItem(OUTBOX_PREFIX + reference)
  } catch {
    // Nothing is kept there.
  }
}
