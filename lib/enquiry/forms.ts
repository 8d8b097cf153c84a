import type { TemplateName } from '@/lib/config/env'

type EnquiryControls = {
  /** Texts, none of which may be empty. */
  texts: readonly string[]
  /** Checkboxes, sent as 'Yes' or 'No'. */
  choices: readonly string[]
}

/** The controls of all enquiries except trips, by the names under which they are sent. S6.6, S6.7, S7.3. */
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

/**
 * The most characters a control takes: enough for a person, too few to flood a mailbox. Numbers have no limit, which
 * would truncate a pasted number.
 */
export const maxLengths = {
  name: 80,
  email: 254,
  companyName: 120,
  address: 300,
  vehicle: 200,
  location: 120,
  requirements: 2000,
} as const
