/** How what a visitor did is done again, so that React takes it for the visitor's own doing. */
type Field = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) & {
  _valueTracker?: { setValue: (value: string) => void }
}

const fire = (element: Element, event: Event) => element.dispatchEvent(event)
const bubbles = { bubbles: true, cancelable: true }

/** Radix tabs answer to the press, other buttons to the click. */
export function redoPress(button: Element): void {
  fire(button, new MouseEvent('mousedown', bubbles))
}

export function redoClick(button: HTMLButtonElement): void {
  redoPress(button)
  fire(button, new MouseEvent('mouseup', bubbles))
  button.click()
}

/** A native button has done its work already: only who listens is told. */
export function retellClick(button: HTMLButtonElement): void {
  button.addEventListener('click', (event) => event.preventDefault(), { once: true })
  button.click()
}

export function redoFocus(): void {
  const focused = document.activeElement
  if (focused && focused !== document.body) fire(focused, new FocusEvent('focusin', { bubbles: true }))
}

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

export const isChoice = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')

function redoChoice(control: HTMLInputElement, wanted: boolean): void {
  if (wanted === control.defaultChecked) return
  control.checked = !wanted
  control.click()
}

/**
 * Remembers how a field stands after an edit, and returns what says it to React again: React sets a field to what it
 * knows when it comes, so the visitor's value is put back first.
 */
export function rememberEdit(control: Field): () => void {
  const { value } = control
  if (isChoice(control)) {
    const { checked } = control
    return () => redoChoice(control, checked)
  }
  return () => {
    if (control.value !== value) control.value = value
    // React would take a value that was there when it came for one it knows already.
    control._valueTracker?.setValue('')
    fire(control, new InputEvent('input', { bubbles: true }))
    fire(control, new Event('change', { bubbles: true }))
  }
}

export const isTab = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.getAttribute('role') === 'tab'

export const redoKey = (element: Element, key: string) =>
  fire(element, new KeyboardEvent('keydown', { key, ...bubbles }))
