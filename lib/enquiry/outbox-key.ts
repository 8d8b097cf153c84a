import { keysIn, tryStorage } from '@/lib/browser/storage'

/**
 * The outbox in localStorage: one key per entry, which ends with its reference. This is what every page needs of it;
 * entries are read and written by `outbox-store`.
 */
export const OUTBOX_PREFIX = 'enquiry-outbox:'

/** More entries than one visitor has; further ones are ignored. */
export const MAX_ENTRIES = 20

/** The references of the outbox; none where storage is blocked. Never throws. */
export const listReferences = (): string[] =>
  keysIn('localStorage', OUTBOX_PREFIX)
    .slice(0, MAX_ENTRIES)
    .map((key) => key.slice(OUTBOX_PREFIX.length))

/** Whether the outbox has entries. False where storage is blocked. */
export const hasQueuedEnquiries = (): boolean => keysIn('localStorage', OUTBOX_PREFIX).length > 0

/** Never throws. @param reference undefined for none. */
export const discard = (reference: string | undefined): void =>
  void (reference && tryStorage('localStorage', (storage) => storage.removeItem(OUTBOX_PREFIX + reference)))

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

/** Discards what the loader stored of a form that is not sent, because it is incomplete. */
export const dropCaptured = (form: HTMLFormElement): void => discard(takeReference(form))
