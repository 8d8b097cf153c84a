import type { TemplateName } from '@/lib/config/env'
import { filterContact, isCallable } from '@/lib/phone/number'
import type { TemplateParams } from './outcome'

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

const NUMBERS = ['contactNumber', 'contactNo']

/** A name, an at sign, and a host of at least two parts. Browsers accept a host of one part. */
const MAIL_ADDRESS = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/

/** Whether a text has the form of a mail address. */
export const isMailAddress = (text: string) => MAIL_ADDRESS.test(text)

/**
 * The values of a form as template parameters, in the order of its controls: texts trimmed, numbers as their digits,
 * checkboxes as 'Yes' or 'No' (S7.3). Other controls are left out.
 */
export function readValues(kind: EnquiryKind, form: URLSearchParams | FormData): TemplateParams {
  const { texts, choices }: EnquiryControls = enquiryForms[kind]
  const textOf = (name: string) =>
    String(form.get(name) ?? '')
      .replace(/\r\n?/g, '\n')
      .trim()
  const valueOf = (name: string) => {
    if (choices.includes(name)) return form.has(name) ? 'Yes' : 'No'
    return NUMBERS.includes(name) ? filterContact(textOf(name)) : textOf(name)
  }
  const known = [...texts, ...choices]
  const inOrder = new Set([...form.keys()].filter((name) => known.includes(name)).concat(known))
  return Object.fromEntries([...inOrder].map((name) => [name, valueOf(name)]))
}

export type Problem = { name: string; problem: 'empty' | 'number' | 'email' }

/** The first value that is missing (S6.6, S6.7), else the first number or mail address that is none. */
export function findProblem(values: TemplateParams): Problem | undefined {
  const entries = Object.entries(values)
  const empty = entries.find(([, value]) => value === '')
  if (empty) return { name: empty[0], problem: 'empty' }
  for (const [name, value] of entries) {
    if (NUMBERS.includes(name) && !isCallable(value)) return { name, problem: 'number' }
    if (name === 'email' && !isMailAddress(value)) return { name, problem: 'email' }
  }
}

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
