import { storeEarlyInput } from '../../lib/form/early-input'
import { capture, CAPTURED_EVENTS, type CapturedEvent } from '../client/captured-event'
import type { replay } from '../client/replay'
import { fallbackOf, showFallback } from './fallback'
import { storeSearch } from './store-search'

/** Defined when the script is built: whether the page has a trip search. The code for it is left out of other pages. */
declare const TAKES_SEARCH: boolean
/**
 * Whether a form of the page links to a chat, which it may show while a submit waits. A page with neither keeps no
 * drafts.
 */
declare const OFFERS_CHAT: boolean

/** How long a submit waits for hydration before the form also offers another way to send. */
const SUBMIT_WAIT_MS = 8000

/** The states of a page. Only a higher one follows: late-start/README.md. */
export const enum State {
  /** Not hydrated: events are captured. */
  Capturing,
  /** A script did not load; the page may still be hydrated. */
  Failed,
  Hydrated,
  /** React has removed the page, and its DOM was restored without listeners. */
  Stopped,
}

/**
 * Captures events before hydration and replays them after it. React attaches its listeners before hydration, so a
 * captured event is stopped: replayed, it would be handled twice. Fields keep their values without scripts, and
 * drafts keep them across a reload; links, menus, dialogs and details need no scripts.
 *
 * A submit waits while the scripts may still load. After SUBMIT_WAIT_MS a form also offers another way to send, and a
 * search that is stored in the outbox is submitted natively: the next page sends the enquiry. When hydration fails, a
 * form with an `action` is submitted natively, and another shows its fallback.
 * @returns the function that changes the state; for Hydrated it also takes the function that replays.
 */
export function captureEvents() {
  const captured: CapturedEvent[] = []
  const forms = new Map<HTMLFormElement, HTMLElement | null>()
  let state = State.Capturing

  async function transition(next: State, replayEvents?: typeof replay | null): Promise<void> {
    if (next <= state) return
    state = next
    await replayEvents?.(captured.splice(0))
    for (const [form, submitter] of forms) {
      // Safari below 16 lacks requestSubmit, but knows the submitter.
      if (form.requestSubmit) form.requestSubmit(submitter)
      else submitter?.click()
      forms.delete(form)
    }
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement
    const place = fallbackOf(form)
    if (place) place.hidden = true
    else if (form.method === 'dialog') return
    const hasAction = form.hasAttribute('action')
    const isStored = TAKES_SEARCH && hasAction && storeSearch(form, forms.has(form))
    if (state === State.Hydrated || (state && hasAction)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (state) return showFallback(form)
    if (OFFERS_CHAT || TAKES_SEARCH)
      setTimeout(() => {
        if (!forms.has(form)) return
        if (!isStored) return showFallback(form, true)
        forms.delete(form)
        form.submit()
      }, SUBMIT_WAIT_MS)
    forms.set(form, event.submitter)
  }

  function onEvent(event: Event): void {
    if (state === State.Hydrated) return
    captured.push(capture(event))
    if ((OFFERS_CHAT || TAKES_SEARCH) && event.type === 'input') storeEarlyInput(event)
  }

  addEventListener('submit', onSubmit, true)
  for (const name of CAPTURED_EVENTS) addEventListener(name, onEvent, true)
  return transition
}
