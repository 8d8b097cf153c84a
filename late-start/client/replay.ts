/**
 * Replays captured events, so that React's listeners treat them as the visitor's own. Part of the page's scripts,
 * which pass it to the loader with the hydrated event: the loader is loaded before them, and must stay short.
 */
import type { TrackedField } from '../next-contract'
import type { CapturedEvent } from './captured-event'

/**
 * One action per element, so that a second impatient click is not replayed; an element that is used again moves to
 * the end.
 */
type ReplayQueue = Map<Element, () => void>

/** The keys by which a visitor moves among tabs. */
const TAB_KEYS = /^(Arrow\w+|Home|End)$/

const dispatch = (element: Element, event: Event) => element.dispatchEvent(event)
const bubbles = { bubbles: true, cancelable: true }

/** Radix tabs listen for mousedown, other buttons for click. */
function press(button: Element): void {
  dispatch(button, new MouseEvent('mousedown', bubbles))
}

function click(button: HTMLButtonElement): void {
  press(button)
  dispatch(button, new MouseEvent('mouseup', bubbles))
  button.click()
}

/** The browser has carried out the button's command already: only the listeners are called. */
function notifyListeners(button: HTMLButtonElement): void {
  button.addEventListener('click', (event) => event.preventDefault(), { once: true })
  button.click()
}

function replayFocus(): void {
  const focused = document.activeElement
  if (focused && focused !== document.body) dispatch(focused, new FocusEvent('focusin', { bubbles: true }))
}

/** React hears of a checkbox or radio button by its click. */
function setChecked(control: HTMLInputElement, isChecked: boolean): void {
  if (isChecked === control.defaultChecked) return
  control.checked = !isChecked
  control.click()
}

/**
 * Reports a field's value as if it were typed now. Hydration may have set the field to React's own value, so the
 * visitor's is restored first; React's record of the last value is cleared, or it would ignore the event as a
 * repetition.
 */
function setValue(field: TrackedField, value: string): void {
  if (field.value !== value) field.value = value
  field._valueTracker?.setValue('')
  dispatch(field, new InputEvent('input', { bubbles: true }))
  dispatch(field, new Event('change', { bubbles: true }))
}

const isField = (element: Element): element is TrackedField => element.matches('input,select,textarea')
const isChoice = (element: Element): element is HTMLInputElement =>
  element.matches('[type=checkbox],[type=radio]')

/**
 * The action that replays a press or click of a button: none for popovers, which the browser opens without scripts.
 * It opens dialogs too, but their listeners may need to know which button opened them.
 */
function buttonAction(button: HTMLButtonElement, type: string): (() => void) | undefined {
  if (button.type !== 'button' || button.popoverTargetElement) return
  const isNative = button.hasAttribute('commandfor') && 'command' in button
  if (type === 'mousedown') return isNative ? undefined : () => press(button)
  return isNative ? () => notifyListeners(button) : () => click(button)
}

function enqueue(queue: ReplayQueue, [event, value = '', isChecked = false]: CapturedEvent): void {
  const { type, target } = event
  // Only the element that has the focus at the end counts.
  if (!(target instanceof Element) || type === 'focusin') return
  const add = (element: Element, action: () => void) => {
    queue.delete(element)
    queue.set(element, action)
  }
  if (type === 'keydown') {
    const { key } = event as KeyboardEvent
    if (target.matches('[role=tab]') && TAB_KEYS.test(key))
      add(target, () => dispatch(target, new KeyboardEvent('keydown', { key, ...bubbles })))
  } else if (type === 'mousedown' || type === 'click') {
    const button = target.closest('button')
    const action = button && buttonAction(button, type)
    if (action) add(button, action)
  } else if (isChoice(target)) add(target, () => setChecked(target, isChecked))
  // The change event of a field that loses the focus repeats the value of its input events. Adding it would move the
  // field behind the press that took the focus away.
  else if (isField(target) && !(type === 'change' && queue.has(target)))
    add(target, () => setValue(target, value))
}

/**
 * Replays captured events, each element's last action once, in the order of those actions. React updates its state in a
 * microtask, so each replayed event waits for the one before it.
 */
export async function replay(captured: CapturedEvent[]): Promise<void> {
  const queue: ReplayQueue = new Map()
  for (const event of captured) enqueue(queue, event)
  for (const [element, action] of queue) {
    if (element.isConnected) action()
    await Promise.resolve()
  }
  // Last: a focused tab is selected, which must not happen before the typed values are restored.
  replayFocus()
}
