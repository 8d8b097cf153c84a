/** A control that a visitor can type into or choose from. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The control of that name in the form, if it has one. */
export function controlNamed(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name)
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  return isControl ? control : undefined
}

/** The controls with a name; buttons and the honeypot have none. */
export const namedControls = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(({ name, value }) => name && value !== undefined)

/** Whether it is a checkbox, whose state is `checked` and not `value`. */
export const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

/** Focuses an invalid control and marks it with `aria-invalid`. */
export function focusInvalidControl(control: Control | undefined): void {
  control?.setAttribute('aria-invalid', 'true')
  control?.focus()
}

/**
 * Strips from an input what `filter` does not accept, and leaves the caret where it was in the text.
 * @param filterRest filters the text after the caret, where `filter` would change it differently on its own.
 */
export function filterTyped(
  input: HTMLInputElement,
  filter: (typed: string) => string,
  filterRest = filter,
): void {
  const filtered = filter(input.value)
  if (filtered === input.value) return
  const kept = filterRest(input.value.slice(input.selectionStart ?? undefined))
  const caret = Math.max(0, filtered.length - kept.length)
  input.value = filtered
  input.setSelectionRange(caret, caret)
}
