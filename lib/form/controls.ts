/** What a visitor can type or choose in. */
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

/** What a visitor fills in under a name; buttons and the honeypot have none. */
export const namedControls = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(({ name, value }) => name && value !== undefined)

/** Whether its value says nothing, and its tick does. */
export const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

/** Shows without a word which control needs attention: it gets the focus and `aria-invalid`. */
export function callAttentionTo(control: Control | undefined): void {
  control?.setAttribute('aria-invalid', 'true')
  control?.focus()
}

/**
 * Strips from an input what `filter` does not accept, and leaves the caret where it was in the text.
 * @param filterRest what is left of the text behind the caret, where that is not what `filter` makes of it alone.
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
