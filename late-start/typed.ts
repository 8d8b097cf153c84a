import type { Control } from '../lib/form/controls'

/** What a visitor has entered into an island, by the names of its controls or their places, with the focus and the selection. */
export type Typed = {
  values: Map<string, { value: string; checked: boolean; isTyped: boolean }>
  focused?: { element: Element; name?: string; selection?: [start: number, end: number] }
}

/** The island's own controls by their names; those of the same name, or without one, are numbered. */
function controlsOf(island: HTMLElement): Map<string, Control> {
  const controls = new Map<string, Control>()
  for (const control of island.querySelectorAll<Control>('input,textarea,select')) {
    // What is in a slot keeps its own nodes.
    if (control.closest('site-slot,site-island') !== island) continue
    let key = control.name
    while (controls.has(key)) key += '+'
    controls.set(key, control)
  }
  return controls
}

const isBox = (control: Control): control is HTMLInputElement =>
  control.matches('[type=checkbox],[type=radio]')

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(0, first)
  }
  if (isBox(control)) return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

function selectionOf(control: Control): [number, number] | undefined {
  const { selectionStart: start, selectionEnd: end } = control as HTMLInputElement
  return typeof start === 'number' && typeof end === 'number' ? [start, end] : undefined
}

/** Reads what was typed, before React hydrates or replaces the controls. */
export function readTyped(island: HTMLElement): Typed {
  const typed: Typed = { values: new Map() }
  for (const [name, control] of controlsOf(island)) {
    if (isChanged(control))
      typed.values.set(name, {
        value: control.value,
        checked: (control as HTMLInputElement).checked,
        isTyped: window.early.typed.has(control),
      })
    if (control === document.activeElement)
      typed.focused = { element: control, name, selection: selectionOf(control) }
  }
  const { activeElement } = document
  if (activeElement && island.contains(activeElement))
    typed.focused ??= { element: activeElement, selection: selectionOf(activeElement as Control) }
  return typed
}

function restore(control: Control, value: string, checked: boolean): void {
  if (isBox(control)) control.checked = checked
  else control.value = value
}

/** Sets a value as typing does: React ignores an input event whose value it has set itself or knows already. */
function enter(control: Control, value: string): void {
  const selection = document.activeElement === control && selectionOf(control)
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value') ?? {}
  // By the element's own setter, which React watches, something else; then past it the value.
  if (!(control instanceof HTMLSelectElement)) control.value = value ? '' : ' '
  set?.call(control, value)
  if (selection) (control as HTMLInputElement).setSelectionRange(...selection)
  control.dispatchEvent(new InputEvent('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * What is answered to what was typed may push down the part that a visitor looks at, and a press that waits for this
 * task would miss its button.
 * @returns a function that scrolls the element back to where it was.
 */
function keepInPlace(element: Element | null): () => void {
  const top = element?.getBoundingClientRect().top ?? 0
  return () => {
    if (element?.isConnected)
      window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  }
}

/**
 * Enters it into the controls again, so that the island's listeners hear of it. What was typed meanwhile stays, and what
 * the browser had restored is put back without a word, as browsers do.
 */
export function writeTyped(island: HTMLElement, { values, focused }: Typed): void {
  const controls = controlsOf(island)
  const stay = keepInPlace(document.activeElement)
  for (const [name, { value, checked, isTyped }] of values) {
    const control = controls.get(name)
    if (!control) continue
    if (!isTyped) {
      restore(control, value, checked)
      continue
    }
    // React hears of a checkbox by its click.
    if (!isBox(control)) enter(control, isChanged(control) ? control.value : value)
    else if (control.checked !== checked) control.click()
    else if (checked !== control.defaultChecked) {
      control.checked = !checked
      control.click()
    }
  }
  stay()
  focusAgain({ focused }, focused?.name === undefined ? undefined : controls.get(focused.name))
}

/** Gives the focus back where replacing nodes has taken it. @param control the one that stands where it was. */
export function focusAgain({ focused }: Pick<Typed, 'focused'>, control?: Control): void {
  const target = (control ?? focused?.element) as HTMLInputElement | undefined
  if (!target?.isConnected || document.activeElement !== document.body) return
  target.focus({ preventScroll: true })
  // The same element has kept its own.
  if (target !== focused?.element && focused?.selection && selectionOf(target))
    target.setSelectionRange(...focused.selection)
}
