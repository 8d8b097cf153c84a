import { forget, keep, recall } from '@/lib/browser/storage'
import { isReference } from './reference'

/**
 * The references of this tab's enquiries by digest: one that failed keeps its reference when it is sent again, after a
 * reload too, since the first may have arrived nevertheless.
 */
const keyOf = (digest: string) => `enquiry-reference:${digest}`

/** The reference under which an enquiry with this digest was tried. Never throws. */
export function keptReference(digest: string): string | undefined {
  const reference = recall('sessionStorage', keyOf(digest))
  return reference && isReference(reference) ? reference : undefined
}

/** Never throws. */
export const keepReference = (digest: string, reference: string): void =>
  keep('sessionStorage', keyOf(digest), reference)

/** Never throws. */
export const forgetReference = (digest: string): void => forget('sessionStorage', keyOf(digest))
