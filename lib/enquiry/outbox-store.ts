import { tryStorage } from '@/lib/browser/storage'
import { type Entry, readEntry } from './outbox-entry'
import { OUTBOX_PREFIX } from './outbox-key'

/** The outbox in localStorage: one key per entry, which ends with its reference. */

/** More entries than one visitor has; further ones are ignored. */
export const MAX_ENTRIES = 20

export const keyOf = (reference: string) => OUTBOX_PREFIX + reference
export const referenceOf = (key: string) => key.slice(OUTBOX_PREFIX.length)

/** The keys of the outbox. @throws where storage is forbidden. */
export const listKeys = (): string[] =>
  Object.keys(window.localStorage)
    .filter((key) => key.startsWith(OUTBOX_PREFIX))
    .slice(0, MAX_ENTRIES)

/** The entry of that key; undefined where there is none, or it is not a valid enquiry. Never throws. */
export const readKey = (key: string): Entry | undefined =>
  tryStorage('localStorage', (storage) => readEntry(storage.getItem(key), referenceOf(key)))

/** @returns false where storage is full or forbidden. */
export const writeKey = (key: string, entry: Entry): boolean =>
  tryStorage('localStorage', (storage) => {
    storage.setItem(key, JSON.stringify(entry))
    return true
  }) ?? false

/** Never throws. */
export const removeKey = (key: string): void =>
  tryStorage('localStorage', (storage) => storage.removeItem(key))
