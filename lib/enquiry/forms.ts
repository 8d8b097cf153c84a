import { controlNamed } from '@/lib/form/controls'
import type { TemplateName } from '@/lib/site/env'
import type { TemplateParams } from './outcome'

type EnquiryControls = {
  /** Texts, none of which may be empty. */
  texts: readonly string[]
  /** Boxes to tick, sent as 'Yes' or 'No'. */
  choices: readonly string[]
}

/** The controls of the enquiries that are no trips, under the names they are sent by. Source: spec, sections 3 and 7. */
export const enquiryForms = {
  contact: { texts: ['name', 'contactNumber', 'email', 'companyName', 'requirements'], choices: [] },
  vendor: {
    texts: ['name', 'email', 'address', 'contactNo', 'vehicle', 'location'],
    choices: ['interestExisting', 'interestNew'],
  },
  service: { texts: ['service', 'name', 'contactNumber', 'email', 'requirements'], choices: [] },
  newsletter: { texts: ['email'], choices: [] },
} as const satisfies Partial<Record<TemplateName, EnquiryControls>>

export type EnquiryKind = keyof typeof enquiryForms

/** The most characters a control takes: ample for a person, too few to flood a mailbox. */
export const maxLengths = {
  name: 80,
  contactNumber: 15,
  contactNo: 20,
  email: 254,
  companyName: 120,
  address: 300,
  vehicle: 200,
  location: 120,
  requirements: 2000,
} as const

/** Keeps digits. Spec, section 5: the contact number of a contact enquiry is numeric. */
export const filterDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, maxLengths.contactNumber)

/** The template values of what the form holds: texts trimmed, boxes as 'Yes' or 'No'. Spec, section 7. */
export function readEnquiry(form: HTMLFormElement, kind: EnquiryKind): TemplateParams {
  const { texts, choices }: EnquiryControls = enquiryForms[kind]
  const isTicked = (name: string) => {
    const control = controlNamed(form, name)
    return control instanceof HTMLInputElement && control.checked
  }
  return Object.fromEntries([
    ...texts.map((name) => [name, controlNamed(form, name)?.value.trim() ?? '']),
    ...choices.map((name) => [name, isTicked(name) ? 'Yes' : 'No']),
  ])
}

/** The first text that is still empty. Spec, section 5: contact and vendor forms ask for all of theirs. */
export const firstGap = (kind: EnquiryKind, params: TemplateParams) =>
  enquiryForms[kind].texts.find((name) => !params[name])
