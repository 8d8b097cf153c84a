import { type Control, isBox, namedControls } from '@/lib/form/controls'
import type { TemplateParams } from './outcome'

const valueOf = (control: Control) =>
  isBox(control) ? (control.checked ? 'Yes' : 'No') : control.value.trim()

/** The template values of what the form holds: texts trimmed, boxes as 'Yes' or 'No'. S7.3. */
export const readEnquiry = (form: HTMLFormElement): TemplateParams =>
  Object.fromEntries(namedControls(form).map((control) => [control.name, valueOf(control)]))

/** The first text that is still empty. S6.6, S6.7: contact and vendor forms ask for all of theirs. */
export const firstGap = (form: HTMLFormElement) => namedControls(form).find((control) => !valueOf(control))
