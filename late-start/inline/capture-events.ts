import { keepTyped } from '../../lib/form/typed-early'
import { type Held, HELD_EVENTS, hold } from '../client/captured-event'
import type { replay } from '../client/replay'
import { fallbackOf, showFallback } from './fallback'
import { keepSearch } from './keep-search'

/** Set where the script is built: whether the page has a trip search. Pages without one go without that part. */
declare const TAKES_SEARCH: boolean
/** Whether a form of it offers a chat, which it may offer beside a wait. A page with neither has little to type into. */
declare const OFFERS_CHAT: boolean

/** How long a submit is held before another way is offered beside it. */
const PATIENCE_MS = 8000

/** What a page may become, in this order: it never goes back. */
export const enum State {
  Holding,
  /** A part of it did not come; it still may answer. */
  Failed,
  Ready,
  /** It answers no more, and will not again. */
  Stopped,
}

/**
 * Keeps from the page what a visitor does before it answers, and has it done again, once, when it does: React listens
 * before it answers, and what it is told twice it would do twice. Fields keep what was typed by themselves, and drafts
 * over a reload; links, menus, dialogs and details work without scripts, and go on to.
 *
 * A submit waits as long as the scripts may still come. After a while a form offers another way beside that, and a
 * search that is kept in the outbox leads on: the next page sends it. When the page cannot answer, a form that leads
 * somewhere by itself goes there, and another shows what it has instead.
 * @returns tells what has become of the page, and how to do again what was held.
 */
export function holdEvents() {
  const held: Held[] = []
  const forms = new Map<HTMLFormElement, HTMLElement | null>()
  let state = State.Holding

  async function become(next: State, again?: typeof replay | null): Promise<void> {
    if (next <= state) return
    state = next
    await again?.(held.splice(0))
    for (const [form, submitter] of forms) {
      // Safari below 16 lacks the first, and knows the button.
      if (form.requestSubmit) form.requestSubmit(submitter)
      else submitter?.click()
      forms.delete(form)
    }
  }

  function offerOtherWay(form: HTMLFormElement, isKept: boolean): void {
    if (!forms.has(form)) return
    if (!isKept) return showFallback(form, true)
    forms.delete(form)
    form.submit()
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement
    const place = fallbackOf(form)
    if (place) place.hidden = true
    else if (form.method === 'dialog') return
    const leads = form.hasAttribute('action')
    const isKept = TAKES_SEARCH && leads && keepSearch(form, forms.has(form))
    if (state === State.Ready || (state && leads)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (state) return showFallback(form)
    if (OFFERS_CHAT || TAKES_SEARCH) setTimeout(offerOtherWay, PATIENCE_MS, form, isKept)
    forms.set(form, event.submitter)
  }

  function onEvent(event: Event): void {
    if (state === State.Ready) return
    held.push(hold(event))
    if (event.type === 'input' && (OFFERS_CHAT || TAKES_SEARCH)) keepTyped(event)
  }

  addEventListener('submit', onSubmit, true)
  for (const name of HELD_EVENTS) addEventListener(name, onEvent, true)
  return become
}
