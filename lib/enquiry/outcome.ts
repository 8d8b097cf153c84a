/** Why an enquiry did not reach the company. S7.5 lists the provider's own statuses; the last is a limit of ours. */
export type FailureReason =
  | 'not-configured'
  | 'blocked-headless'
  | 'blocked'
  | 'rate-limited'
  | 'network'
  | 'timeout'
  | 'provider'
  | 'too-many'

/** What became of one attempt to send. */
export type Outcome = { status: 'sent' } | { status: 'failed'; reason: FailureReason }

/** The values of a template, as the provider fills them in. */
export type TemplateParams = Record<string, string>

/** Whether the provider has taken an enquiry, by the status of its answer. */
export const isTaken = (status: number) => status >= 200 && status < 300
