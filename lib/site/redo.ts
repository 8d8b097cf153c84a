/**
 * How what a visitor did before the page answered is done again, so that React takes it for the visitor's own doing.
 * The page's scripts bring it with READY: the inline script that keeps the doings stands in every page and stays short.
 */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** What React keeps at a field to know whether its value is new. */
type TrackedField = Field & { _valueTracker?: { setValue: (value: string) => void } }

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

function key(element: Element, name: string): void {
  fire(element, new KeyboardEvent('keydown', { key: name, ...bubbles }))
}

/** A box or a dot is ticked by a click. */
function choose(control: HTMLInputElement, wanted: boolean): void {
  if (wanted === control.defaultChecked) return
  control.checked = !wanted
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

/** What READY carries as its `detail`. */
export const redo = { press, click, retell, focus, key, choose, fill }
export type Redo = typeof redo
