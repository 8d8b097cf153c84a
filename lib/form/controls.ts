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

/** Has the browser show the reason beside the control, until the visitor types into it or leaves it. */
function showReason(control: Control, reason: string): void {
  control.setCustomValidity(reason)
  control.reportValidity()
  const forget = () => control.setCustomValidity('')
  for (const event of ['input', 'blur']) control.addEventListener(event, forget, { once: true })
}

/** Focuses an element, and opens what it is folded in. */
export function focusUnfolded(element: HTMLElement | null): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  element?.focus()
}

/** Marks a control with `aria-invalid` until the visitor types into it, or takes the mark away. */
export function markInvalid(control: Control, isInvalid = true): void {
  if (!isInvalid) return control.removeAttribute('aria-invalid')
  control.setAttribute('aria-invalid', 'true')
  control.addEventListener('input', () => markInvalid(control, false), { once: true })
}

/** Marks and focuses an invalid control. @param reason shown beside it, if the status line may be out of sight. */
export function focusInvalidControl(control: Control | undefined, reason = ''): void {
  if (!control) return
  markInvalid(control)
  focusUnfolded(control)
  if (reason) showReason(control, reason)
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
