import type { Control } from '@/lib/form/controls'
import { filterContact, isContact } from '@/lib/phone/number'
import type { TemplateParams } from './outcome'

/** What is sent has a name; buttons and what nobody sees have none. */
const named = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter(({ name, value }) => name && value !== undefined)

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

function valueOf(control: Control): string {
  if (isBox(control)) return control.checked ? 'Yes' : 'No'
  return control.type === 'tel' ? filterContact(control.value) : control.value.trim()
}

/** The template values of what the form holds: texts trimmed, numbers as ten digits, boxes as 'Yes' or 'No'. Spec, section 7. */
export const readEnquiry = (form: HTMLFormElement): TemplateParams =>
  Object.fromEntries(named(form).map((control) => [control.name, valueOf(control)]))

/** The first text that is still empty. Spec, section 5: contact and vendor forms ask for all of theirs. */
export const firstGap = (form: HTMLFormElement) => named(form).find((control) => !valueOf(control))

/** A name, an at sign, and a host of at least two parts. Browsers let a host of one part pass. */
const MAIL_ADDRESS = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/

/** What a control may hold that nobody can be answered at, by its type. */
const checks: Record<string, { slip: 'number' | 'email'; isRight: (value: string) => boolean }> = {
  tel: { slip: 'number', isRight: isContact },
  email: { slip: 'email', isRight: (value) => MAIL_ADDRESS.test(value) },
}

export type Slip = { control: Control; slip: 'number' | 'email' }

/** The first number that has not ten digits (spec, section 9), or mail address that cannot be one. */
export function firstSlip(form: HTMLFormElement): Slip | undefined {
  for (const control of named(form)) {
    const check = checks[control.type]
    if (check && !check.isRight(valueOf(control))) return { control, slip: check.slip }
  }
}
