import { tryStorage } from '@/lib/browser/storage'

/**
 * The prefix of the outbox's keys in localStorage. In a file of its own, so that checking for entries does not load
 * the outbox.
 */
export const OUTBOX_PREFIX = 'enquiry-outbox:'

/** Whether the outbox has entries. False where storage is blocked. */
export const hasQueuedEnquiries = (): boolean =>
  tryStorage('localStorage', (storage) =>
    Object.keys(storage).some((key) => key.startsWith(OUTBOX_PREFIX)),
  ) ?? false

/**
 * The reference under which the loader (late-start/store-submit.ts) stored this submit of a form, if
 * it did. It is removed from the form, so that the next submit gets another.
 */
export function takeReference(form: HTMLFormElement): string | undefined {
  const { reference } = form.dataset
  delete form.dataset.reference
  return reference
}

/** Whether a form of this page is still to send what the loader stored under that reference. */
export const isHeld = (reference: string): boolean =>
  document.querySelector(`form[data-reference="${CSS.escape(reference)}"]`) !== null

/** Removes a captured form that is not to be sent, because it is incomplete. */
export const dropCaptured = (reference: string | undefined): void =>
  void (reference && tryStorage('localStorage', (storage) => storage.removeItem(OUTBOX_PREFIX + reference)))
