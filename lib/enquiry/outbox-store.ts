import { tryStorage } from '@/lib/browser/storage'
import { type Entry, readEntry } from './outbox-entry'
import { listReferences, MAX_ENTRIES, OUTBOX_PREFIX } from './outbox-key'

/** The entry of that reference; undefined where there is none, or it is not a valid enquiry. Never throws. */
export const readStored = (reference: string): Entry | undefined =>
  tryStorage('localStorage', (storage) => readEntry(storage.getItem(OUTBOX_PREFIX + reference)))

/** @returns whether the outbox has an entry of that reference now: not where it is full, or storage is forbidden. */
export function store(reference: string, entry: Entry): boolean {
  const known = listReferences()
  if (known.length >= MAX_ENTRIES && !known.includes(reference)) return false
  const isWritten = tryStorage('localStorage', (storage) => {
    storage.setItem(OUTBOX_PREFIX + reference, JSON.stringify(entry))
    return true
  })
  // Where storage is full, an entry that the loader stored is kept unchanged.
  return isWritten ?? known.includes(reference)
}
