import { type Control, isBox, namedControls } from '@/lib/form/controls'
import type { TemplateParams } from './outcome'

const valueOf = (control: Control) =>
  isBox(control) ? (control.checked ? 'Yes' : 'No') : control.value.trim()

/** The form's values as template parameters: texts trimmed, checkboxes as 'Yes' or 'No'. S7.3. */
export const readEnquiry = (form: HTMLFormElement): TemplateParams =>
  Object.fromEntries(namedControls(form).map((control) => [control.name, valueOf(control)]))

/** The first empty text. S6.6, S6.7: in contact and vendor forms every text is required. */
export const findEmptyControl = (form: HTMLFormElement) =>
  namedControls(form).find((control) => !valueOf(control))
