import type { Redo } from '../../../lib/site/redo'
import { isChoice, isField, isTab } from './controls'
import { fallbackOf, hideFallback, showFallback } from './fallback'

/** The keys by which a visitor moves among tabs. */
const TAB_KEYS = /^(Arrow\w+|Home|End)$/

/** A button that only scripts answer to. */
function scriptedButton(event: Event): HTMLButtonElement | null {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || button.type !== 'button' || button.popoverTargetElement) return null
  return button.hasAttribute('commandfor') && 'command' in button ? null : button
}

/** A button that opens a dialog by itself, and may tell it why it was opened. */
const openingButton = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[commandfor]') : null

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Keeps what a visitor does before the page answers, and does it again, once, when it does. Fields keep what was
 * typed by themselves; links, menus, dialogs and details work without scripts and are left alone.
 */
export class Hold {
  /** By element, so that the second of two impatient clicks is not a second wish. */
  readonly #held = new Map<Element, (redo: Redo) => void>()
  readonly #forms = new Map<HTMLFormElement, HTMLElement | null>()
  #pressed: Element | null = null
  #redo: Redo | undefined
  #state: 'holding' | 'ready' | 'failed' | 'stopped' = 'holding'

  readonly #onSubmitHeld: () => void

  /** @param onSubmitHeld is called whenever a submit had to wait. */
  constructor(onSubmitHeld: () => void) {
    this.#onSubmitHeld = onSubmitHeld
    addEventListener('input', this.#onEdit, true)
    addEventListener('change', this.#onEdit, true)
    addEventListener('mousedown', this.#onPress, true)
    addEventListener('click', this.#onClick, true)
    addEventListener('keydown', this.#onKey, true)
    addEventListener('submit', this.#onSubmit, true)
  }

  /** The page answers: everything held is done again. React needs a breath after each to know the last. */
  async release(redo: Redo): Promise<void> {
    if (this.#state === 'ready' || this.#state === 'stopped') return
    this.#state = 'ready'
    this.#redo = redo
    redo.focus()
    for (const [element, again] of this.#held) {
      if (element.isConnected) again(redo)
      await Promise.resolve()
    }
    this.#held.clear()
    this.#submitHeld()
  }

  /** The page does not answer: forms that lead somewhere by themselves do, others show what they have instead. */
  giveUp(): void {
    if (this.#state !== 'holding') return
    this.#state = 'failed'
    this.#submitHeld()
  }

  /** The page answers no more, and will not again. */
  stop(): void {
    this.#state = 'stopped'
    this.#submitHeld()
  }

  /** The last wish of an element, at its place in the order of the last wishes. */
  #keep(element: Element, again: (redo: Redo) => void): void {
    this.#held.delete(element)
    this.#held.set(element, again)
  }

  #submitHeld(): void {
    // A form that may not go yet is held anew meanwhile.
    const waiting = [...this.#forms]
    this.#forms.clear()
    for (const [form, submitter] of waiting) if (form.isConnected) form.requestSubmit(submitter)
  }

  // React listens before it answers; what it is told twice it would do twice.
  readonly #onEdit = (event: Event) => {
    const { target } = event
    if (this.#state !== 'holding' || !isField(target)) return
    event.stopImmediatePropagation()
    const { value } = target
    if (isChoice(target)) {
      const { checked } = target
      this.#keep(target, (redo) => redo.choose(target, checked))
    } else this.#keep(target, (redo) => redo.fill(target, value))
  }

  readonly #onPress = (event: Event) => {
    if (this.#state === 'holding') this.#pressed = scriptedButton(event)
  }

  readonly #onClick = (event: Event) => {
    const isHolding = this.#state === 'holding'
    if (isHolding && isChoice(event.target)) return event.stopImmediatePropagation()
    const button = scriptedButton(event)
    if (button && isHolding) {
      stop(event)
      this.#keep(button, (redo) => redo.click(button))
    } else if (button && button === this.#pressed) {
      // Pressed before the page answered, let go of after.
      this.#redo?.press(button)
    }
    const opening = openingButton(event)
    if (opening && !button && isHolding) this.#keep(opening, (redo) => redo.retell(opening))
    this.#pressed = null
  }

  readonly #onKey = (event: KeyboardEvent) => {
    const { key, target } = event
    if (this.#state !== 'holding' || !isTab(target) || !TAB_KEYS.test(key)) return
    stop(event)
    this.#keep(target, (redo) => redo.key(target, key))
  }

  readonly #onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (form.method === 'dialog' && !fallbackOf(form)) return
    hideFallback(form)
    if (this.#state === 'ready') return
    const isHolding = this.#state === 'holding'
    if (!isHolding && form.hasAttribute('action')) return
    stop(event)
    if (!isHolding) return showFallback(form)
    this.#forms.set(form, event.submitter)
    this.#onSubmitHeld()
  }
}
