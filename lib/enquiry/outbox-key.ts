import { tryStorage } from '@/lib/site/storage'

/** What every outbox key in the browser's storage begins with. Apart, so that looking needs none of the outbox's code. */
export const OUTBOX_PREFIX = 'enquiry-outbox:'

/** Whether something waits in the outbox. Where storage is forbidden, nothing does. */
export const outboxHasMail = (): boolean =>
  tryStorage('localStorage', (storage) =>
    Object.keys(storage).some((key) => key.startsWith(OUTBOX_PREFIX)),
  ) ?? false

/**
 * The reference under which the inline script of late-start/inline has kept this submit of a search, if it has. Asking
 * for it takes it over: the next submit is given another.
 */
export function takeReference(form: HTMLFormElement): string | undefined {
  const { reference } = form.dataset
  delete form.dataset.reference
  return reference
}

/** Takes out a search that is none: it names no place. */
export const dropCapturedSearch = (reference: string | undefined): void =>
  void (reference && tryStorage('localStorage', (storage) => storage.removeItem(OUTBOX_PREFIX + reference)))
