import type { CapturedForm } from '../lib/enquiry/outbox-entry'
import { OUTBOX_PREFIX } from '../lib/enquiry/outbox-key'
import { newReference } from '../lib/enquiry/reference'
import { HONEYPOT } from '../lib/enquiry/honeypot'

/** What was typed into the form, and into those controls of its island that are in no form: a plan's. */
function valuesOf(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
  const others = form.closest('site-island')?.querySelectorAll<HTMLInputElement>('[name]') ?? []
  for (const { form: owner, name, value } of others) if (owner === null) values.append(name, value)
  return values
}

/**
 * Stores a form in the outbox as raw form data as soon as it is submitted: the first page whose scripts have loaded
 * sends it, if it is complete.
 * @param isAgain whether this submit was stored before: it then keeps its reference.
 */
export function storeSubmit(form: HTMLFormElement, isAgain: boolean): void {
  const { dataset } = form
  if (!isAgain) delete dataset.reference
  if (!dataset.draft) return
  const { origin, pathname } = location
  const captured: CapturedForm = {
    createdAt: Date.now(),
    page: origin + pathname,
    kind: dataset.draft as CapturedForm['kind'],
    tab: form.querySelector('[aria-selected=true]')?.id,
    isSuspect: Boolean(form.querySelector<HTMLInputElement>(`[${HONEYPOT}]`)?.value),
    form: String(valuesOf(form)),
  }
  try {
    dataset.reference ??= newReference()
    localStorage.setItem(OUTBOX_PREFIX + dataset.reference, JSON.stringify(captured))
  } catch {
    delete dataset.reference
  }
}

/** Whether the form's last submit is in the outbox, which sends it. */
export const isStored = ({ dataset }: HTMLFormElement) => dataset.reference !== undefined
