import { capture, CAPTURED_EVENTS, type CapturedEvent } from '../client/captured-event'
import type { CapturedSubmits } from '../client/captured-submits'

/** How long a submit waits for hydration before the form also offers another way to send. */
export const SUBMIT_WAIT_MS = 8000

/** What happens before the loader has loaded, and then what it does with each event. */
export type EarlyEvents = {
  captured: CapturedEvent[]
  /** The forms whose submit waits. */
  forms: CapturedSubmits
  loader?: { onEvent: (event: Event) => void; onSubmit: (event: SubmitEvent) => void }
}

declare global {
  interface Window {
    earlyEvents: EarlyEvents
  }
}

/** What a form shows instead of sending: late-start/client/form-fallback.tsx. */
export const fallbackOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-fallback]')

/** Whether the submit is none of React's: it closes a dialog. */
export const closesDialog = (form: HTMLFormElement) => !fallbackOf(form) && form.method === 'dialog'

function showFallback(form: HTMLFormElement): void {
  const place = fallbackOf(form)
  if (place) place.hidden = false
}

/** What becomes of a submit without the loader. */
function giveUp(form: HTMLFormElement): void {
  if (form.hasAttribute('action')) form.submit()
  else showFallback(form)
}

/**
 * Captures events until the loader decides about them. If it fails, or has not loaded SUBMIT_WAIT_MS after a submit, a
 * form with an `action` is submitted natively, and another shows its fallback.
 */
export function captureEarlyEvents(): EarlyEvents {
  const early: EarlyEvents = { captured: [], forms: new Map() }
  const { forms } = early
  let hasFailed = false

  function onSubmit(event: SubmitEvent): void {
    if (early.loader) return early.loader.onSubmit(event)
    const form = event.target as HTMLFormElement
    if (closesDialog(form) || (hasFailed && form.hasAttribute('action'))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (hasFailed) return showFallback(form)
    forms.set(form, event.submitter)
    setTimeout(() => !early.loader && giveUp(form), SUBMIT_WAIT_MS)
  }

  function onEvent(event: Event): void {
    if (early.loader) early.loader.onEvent(event)
    else early.captured.push(capture(event))
  }

  function onError({ target }: Event): void {
    if (!(target as HTMLElement).dataset?.start) return
    hasFailed = true
    delete document.documentElement.dataset.waiting
    for (const form of forms.keys()) giveUp(form)
  }

  addEventListener('submit', onSubmit, true)
  for (const name of CAPTURED_EVENTS) addEventListener(name, onEvent, true)
  addEventListener('error', onError, true)
  return early
}
