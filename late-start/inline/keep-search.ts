import type { CapturedSearch } from '../../lib/enquiry/outbox-entry'
import { OUTBOX_PREFIX } from '../../lib/enquiry/outbox-key'
import { newReference } from '../../lib/enquiry/reference'
import { TRAP } from '../../lib/enquiry/trap'

/**
 * Puts a search into the outbox as it stands, before anything else is done with it: whichever page has its scripts
 * first sends it, if it is complete. What a program has filled in is not kept.
 * @param isAgain whether it is the submit that was kept last.
 * @returns whether the browser has kept it.
 */
export function keepSearch(form: HTMLFormElement, isAgain: boolean): boolean {
  const { dataset } = form
  if (!isAgain) delete dataset.reference
  if (form.querySelector<HTMLInputElement>(`[${TRAP}]`)?.value) return false
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
