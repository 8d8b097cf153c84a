import { storeEarlyInput } from '../../lib/form/early-input'
import { capture } from '../client/captured-event'
import { resubmit } from '../client/captured-submits'
import type { replay } from '../client/replay'
import { closesDialog, type EarlyEvents, fallbackOf, SUBMIT_WAIT_MS } from '../inline/early-events'
import { showFallback } from './fallback'
import { selectTab } from './select-tab'
import { storeSearch } from './store-search'

/** Defined when the script is built: whether the page has a trip search. The code for it is left out of other pages. */
declare const TAKES_SEARCH: boolean
/**
 * Whether a form of the page links to a chat, which it may show while a submit waits. A page with neither keeps no
 * drafts.
 */
declare const OFFERS_CHAT: boolean

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
 * drafts keep them across a reload; links, menus, dialogs and details need no scripts, and the tabs of a search are
 * selected at once.
 *
 * A submit waits while the scripts may still load. After SUBMIT_WAIT_MS a form also offers another way to send, and a
 * search that is stored in the outbox is submitted natively: the next page sends the enquiry. When hydration fails, a
 * form with an `action` is submitted natively, and another shows its fallback.
 * @param early what was captured before the loader had loaded.
 * @param onCapture is called at each captured event and submit.
 * @returns the function that changes the state; for Hydrated it also takes the function that replays.
 */
export function captureEvents(early: EarlyEvents, onCapture?: () => void) {
  const { captured, forms } = early
  let state = State.Capturing

  async function transition(next: State, replayEvents?: typeof replay | null): Promise<void> {
    if (next <= state) return
    state = next
    await replayEvents?.(captured.splice(0))
    resubmit(forms)
  }

  function wait(form: HTMLFormElement, submitter: HTMLElement | null, isStored: boolean): void {
    if (OFFERS_CHAT || TAKES_SEARCH)
      setTimeout(() => {
        if (!forms.has(form)) return
        if (!isStored) return showFallback(form, true)
        forms.delete(form)
        form.submit()
      }, SUBMIT_WAIT_MS)
    forms.set(form, submitter)
    onCapture?.()
  }

  const store = (form: HTMLFormElement, isAgain: boolean): boolean =>
    TAKES_SEARCH && form.hasAttribute('action') && storeSearch(form, isAgain)

  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement
    if (closesDialog(form)) return
    const place = fallbackOf(form)
    if (place) place.hidden = true
    const isStored = store(form, forms.has(form))
    if (state === State.Hydrated || (state && form.hasAttribute('action'))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (state) return showFallback(form)
    wait(form, event.submitter, isStored)
  }

  /** What cannot wait for the replay. */
  function actOn(event: Event): void {
    if ((OFFERS_CHAT || TAKES_SEARCH) && event.type === 'input') storeEarlyInput(event)
    if (TAKES_SEARCH) selectTab(event)
  }

  function onEvent(event: Event): void {
    if (state === State.Hydrated) return
    captured.push(capture(event))
    actOn(event)
    onCapture?.()
  }

  for (const [event] of captured) actOn(event)
  for (const [form, submitter] of [...forms]) wait(form, submitter, store(form, false))
  early.loader = { onEvent, onSubmit }
  return transition
}
