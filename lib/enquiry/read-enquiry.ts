import { type Control, namedControls } from '@/lib/form/controls'
import type { TemplateParams } from './outcome'

/** The digits of the longest telephone number: E.164. */
export const CONTACT_NUMBER_LENGTH = 15

/** Keeps digits. Spec, section 5: the contact number of a contact enquiry is numeric. */
export const filterDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, CONTACT_NUMBER_LENGTH)

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

const valueOf = (control: Control) =>
  isBox(control) ? (control.checked ? 'Yes' : 'No') : control.value.trim()

/** The template values of what the form holds: texts trimmed, boxes as 'Yes' or 'No'. Spec, section 7. */
export const readEnquiry = (form: HTMLFormElement): TemplateParams =>
  Object.fromEntries(namedControls(form).map((control) => [control.name, valueOf(control)]))

/** The first text that is still empty. Spec, section 5: contact and vendor forms ask for all of theirs. */
export const firstGap = (form: HTMLFormElement) => namedControls(form).find((control) => !valueOf(control))
