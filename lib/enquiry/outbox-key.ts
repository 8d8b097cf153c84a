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
