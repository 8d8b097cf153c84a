import type { CapturedSearch } from '../../lib/enquiry/outbox-entry'
import { OUTBOX_PREFIX } from '../../lib/enquiry/outbox-key'
import { newReference } from '../../lib/enquiry/reference'
import { HONEYPOT } from '../../lib/enquiry/honeypot'

/**
 * Stores a search in the outbox as raw form data as soon as it is submitted: the first page whose scripts have loaded
 * sends it, if it is complete. A search with a filled honeypot is not stored.
 * @param isAgain whether this submit was stored before: it then keeps its reference.
 * @returns whether the browser stored it.
 */
export function storeSearch(form: HTMLFormElement, isAgain: boolean): boolean {
  const { dataset } = form
  if (!isAgain) delete dataset.reference
  if (form.querySelector<HTMLInputElement>(`[${HONEYPOT}]`)?.value) return false
  const { origin, pathname } = location
  const search: CapturedSearch = {
    createdAt: Date.now(),
    page: origin + pathname,
    tab: form.querySelector('[aria-selected=true]')?.id,
    form: String(new URLSearchParams(new FormData(form) as unknown as Record<string, string>)),
  }
  try {
    dataset.reference ??= newReference()
    localStorage.setItem(OUTBOX_PREFIX + dataset.reference, JSON.stringify(search))
    return true
  } catch {
    delete dataset.reference
    return false
  }
}
