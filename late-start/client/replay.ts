/**
 * How what a visitor did before the page answered is done again, so that React takes it for the visitor's own doing.
 * The page's scripts bring it with ANSWER: the inline script that holds the events stands in every page and stays short.
 */
import type { Held } from './captured-event'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** What React keeps at a field to know whether its value is new. */
type TrackedField = Field & { _valueTracker?: { setValue: (value: string) => void } }
/** By element, so that the second of two impatient clicks is not a second wish; the last wish comes last. */
type Wishes = Map<Element, () => void>

/** The keys by which a visitor moves among tabs. */
const TAB_KEYS = /^(Arrow\w+|Home|End)$/

const fire = (element: Element, event: Event) => element.dispatchEvent(event)
const bubbles = { bubbles: true, cancelable: true }

/** Radix tabs answer to the press, other buttons to the click. */
function press(button: Element): void {
  fire(button, new MouseEvent('mousedown', bubbles))
}

function click(button: HTMLButtonElement): void {
  press(button)
  fire(button, new MouseEvent('mouseup', bubbles))
  button.click()
}

/** A native button has done its work already: only who listens is told. */
function retell(button: HTMLButtonElement): void {
  button.addEventListener('click', (event) => event.preventDefault(), { once: true })
  button.click()
}

function focus(): void {
  const focused = document.activeElement
  if (focused && focused !== document.body) fire(focused, new FocusEvent('focusin', { bubbles: true }))
}

/** A box or a dot is ticked by a click. */
function choose(control: HTMLInputElement, isWanted: boolean): void {
  if (isWanted === control.defaultChecked) return
  control.checked = !isWanted
  control.click()
}

/**
 * Says a field's value as if it were typed now. React sets a field to what it knows when it comes, so the visitor's
 * value is put back first; a value that was there already React would take for one it knows.
 */
function fill(field: TrackedField, value: string): void {
  if (field.value !== value) field.value = value
  field._valueTracker?.setValue('')
  fire(field, new InputEvent('input', { bubbles: true }))
  fire(field, new Event('change', { bubbles: true }))
}

const isField = (element: Element): element is Field => element.matches('input,select,textarea')
const isChoice = (element: Element): element is HTMLInputElement =>
  element.matches('[type=checkbox],[type=radio]')

/** Menus and the like work by themselves, and so does a dialog, which may want to know which button opened it. */
function wishAt(button: HTMLButtonElement, type: string): (() => void) | undefined {
  if (button.type !== 'button' || button.popoverTargetElement) return
  const isNative = button.hasAttribute('commandfor') && 'command' in button
  if (type === 'mousedown') return isNative ? undefined : () => press(button)
  return isNative ? () => retell(button) : () => click(button)
}

function wish(wishes: Wishes, [event, value = '', isChecked = false]: Held): void {
  const { type, target } = event
  // Only the focus that there is at the end counts.
  if (!(target instanceof Element) || type === 'focusin') return
  const want = (element: Element, again: () => void) => {
    wishes.delete(element)
    wishes.set(element, again)
  }
  if (type === 'keydown') {
    const { key } = event as KeyboardEvent
    if (target.matches('[role=tab]') && TAB_KEYS.test(key))
      want(target, () => fire(target, new KeyboardEvent('keydown', { key, ...bubbles })))
  } else if (type === 'mousedown' || type === 'click') {
    const button = target.closest('button')
    const again = button && wishAt(button, type)
    if (again) want(button, again)
  } else if (isChoice(target)) want(target, () => choose(target, isChecked))
  // Leaving a field only confirms what was typed, which came before the press that left it.
  else if (isField(target) && !(type === 'change' && wishes.has(target)))
    want(target, () => fill(target, value))
}

/** Does again what was held, in the order of the last wishes. React needs a breath after each to know the last. */
export async function replay(held: Held[]): Promise<void> {
  const wishes: Wishes = new Map()
  for (const one of held) wish(wishes, one)
  for (const [element, again] of wishes) {
    if (element.isConnected) again()
    await Promise.resolve()
  }
  // Last: a tab that has the focus is selected by it, which must not come before what was typed.
  focus()
}
