/**
 * Inline in the head of every page: holds what a visitor does in an island that has not started, and keeps what is
 * submitted there. It needs no other script, so that a page whose scripts never come loses nothing.
 */
import { storeEarlyInput } from '../lib/form/early-input'
import { fallbackOf, fillLinks, showFallback } from './fallback'
import { selectTab } from './select-tab'
import { isStored, storeSubmit } from './store-submit'
import { SUBMIT_WAIT_MS } from './submit-wait'

/** Something to repeat once its island has started. By its place: the island may have got new elements by then. */
export type Held = {
  island: HTMLElement
  type: 'submit' | 'click' | 'keydown'
  /** The element is the one at `index` among those in the island that match. */
  selector: string
  index: number
  key?: string
  /** The place of the button that submitted, among those of the form. */
  submitter?: number
  /** Under which the form is stored. */
  reference?: string
}

export type Early = {
  held: Held[]
  /** The islands whose listeners are there. */
  live: WeakSet<Element>
  /** Those that cannot be rendered. */
  dead: WeakSet<Element>
  /** The controls that were typed into: others may hold what the browser has restored. */
  typed: WeakSet<Element>
  /** What was pressed last. */
  pressed?: EventTarget | null
  /** Called with the island of what is held. */
  onHeld?: (island: HTMLElement) => void
  /** Called when a stored form was left to the outbox. */
  onLeft?: () => void
  /** The island, or with none every island, cannot start: its forms go another way. */
  fail: (island?: HTMLElement) => void
}

declare global {
  interface Window {
    early: Early
  }
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Then a page loads one hero picture and no film: home/hero-pictures.css, company/use-film.ts. */
const isSlow = ({ saveData, effectiveType = '' }: NonNullable<Navigator['connection']> = {}): boolean =>
  saveData || /[23]g/.test(effectiveType)

/** Dialogs and popovers open without scripts. */
const BUTTON = 'button:not([type=submit],[commandfor],[popovertarget])'
const TAB_KEYS = /^(Arrow\w+|Home|End)$/

const { dataset } = document.documentElement
dataset.waiting = ''
if (isSlow(navigator.connection)) dataset.slow = ''

const held: Held[] = []
const live = new WeakSet<Element>()
const dead = new WeakSet<Element>()
const typed = new WeakSet<Element>()
let hasFailed = false

const islandOf = (element: Element) => element.closest<HTMLElement>('site-island')

/** What is held of an element replaces what was: an impatient second press is not repeated. */
function hold(
  island: HTMLElement,
  element: Element,
  type: Held['type'],
  selector: string,
  more?: Partial<Held>,
) {
  const index = [...island.querySelectorAll(selector)].indexOf(element)
  const before = held.findIndex(
    (one) => one.island === island && one.selector === selector && one.index === index,
  )
  if (before >= 0) held.splice(before, 1)
  held.push({ island, type, selector, index, ...more })
  early.onHeld?.(island)
}

/** @param isLate whether its island may still start. */
function giveUp(form: HTMLFormElement, isLate = false): void {
  if (form.hasAttribute('action')) form.submit()
  else showFallback(form, isLate || isStored(form))
  if (isLate) return
  delete form.dataset.reference
  early.onLeft?.()
}

/** The held forms of an island that cannot start. */
function fail(failed?: HTMLElement): void {
  if (!failed) {
    hasFailed = true
    delete dataset.waiting
  }
  for (const one of held.splice(0)) {
    const { island, type, selector, index } = one
    const element = island.querySelectorAll(selector)[index]
    if (failed && island !== failed) held.push(one)
    else if (type === 'submit' && element) giveUp(element as HTMLFormElement)
  }
}

/** Whether the submit only closes a dialog. */
const closesDialog = (form: HTMLFormElement) => !fallbackOf(form) && form.method === 'dialog'

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  const island = islandOf(form)
  if (!island || closesDialog(form)) return
  // Before that it does not know yet what was typed.
  const isReady = live.has(island) && 'mounted' in island.dataset
  const place = fallbackOf(form)
  if (place) place.hidden = true
  const isSearch = form.hasAttribute('action')
  if (isSearch || !isReady)
    storeSubmit(
      form,
      held.some((one) => one.island === island),
    )
  const cannotStart = hasFailed || dead.has(island)
  if (isReady || (cannotStart && isSearch)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (cannotStart) return giveUp(form)
  hold(island, form, 'submit', 'form', {
    submitter: [...form.elements].indexOf(event.submitter as HTMLElement),
    reference: form.dataset.reference,
  })
  setTimeout(() => !live.has(island) && giveUp(form, true), SUBMIT_WAIT_MS)
}

function onPress(event: Event): void {
  const target = event.target as Element
  early.pressed = target
  const island = islandOf(target)
  if (!island || live.has(island)) return
  const form = target.closest('a') && target.closest('form')
  if (form) fillLinks(form)
  if (event.type === 'mousedown') return selectTab(event as MouseEvent)
  const { key } = event as KeyboardEvent
  const button = target.closest(BUTTON)
  if (!button || (key && !(TAB_KEYS.test(key) && button.matches('[role=tab]')))) return
  hold(island, button, key ? 'keydown' : 'click', BUTTON, { key })
}

function onInput(event: Event): void {
  const target = event.target as Element
  const island = islandOf(target)
  if (!island) return
  typed.add(target)
  if (!live.has(island)) storeEarlyInput(event)
}

/** The loader's own script did not load. */
function onError({ target }: Event): void {
  if ((target as HTMLElement).dataset?.loader !== undefined) fail()
}

const early: Early = { held, live, dead, typed, fail }
window.early = early
addEventListener('submit', onSubmit, true)
addEventListener('input', onInput, true)
addEventListener('error', onError, true)
for (const name of ['mousedown', 'click', 'keydown']) addEventListener(name, onPress, true)
