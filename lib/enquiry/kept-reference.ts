import { tryStorage } from '@/lib/browser/storage'
import { isReference } from './reference'

/**
 * The references of this tab's enquiries by digest: one that failed keeps its reference when it is sent again, after a
 * reload too, since the first may have arrived nevertheless.
 */
const PREFIX = 'enquiry-reference:'
const kept = new Map<string, string>()

const stored = (digest: string) =>
  tryStorage('sessionStorage', (storage) => storage.getItem(PREFIX + digest)) ?? ''

/** The reference under which an enquiry with this digest was tried. Never throws. */
export function keptReference(digest: string): string | undefined {
  const reference = kept.get(digest) ?? stored(digest)
  return isReference(reference) ? reference : undefined
}

/** Never throws. */
export function keepReference(digest: string, reference: string): void {
  kept.set(digest, reference)
  tryStorage('sessionStorage', (storage) => storage.setItem(PREFIX + digest, reference))
}

/** Never throws. */
export function forgetReference(digest: string): void {
  kept.delete(digest)
  tryStorage('sessionStorage', (storage) => storage.removeItem(PREFIX + digest))
}
