import type { Control } from '@/lib/form/controls'
import type { TemplateParams } from './outcome'

/** What is sent has a name; buttons and what nobody sees have none. */
const named = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter(({ name, value }) => name && value !== undefined)

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

const valueOf = (control: Control) =>
  isBox(control) ? (control.checked ? 'Yes' : 'No') : control.value.trim()

/** The template values of what the form holds: texts trimmed, boxes as 'Yes' or 'No'. Spec, section 7. */
export const readEnquiry = (form: HTMLFormElement): TemplateParams =>
  Object.fromEntries(named(form).map((control) => [control.name, valueOf(control)]))

/** The first text that is still empty. Spec, section 5: contact and vendor forms ask for all of theirs. */
export const firstGap = (form: HTMLFormElement) => named(form).find((control) => !valueOf(control))
