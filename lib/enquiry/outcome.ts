/**
 * Why an enquiry did not reach the company. S7.5 lists the provider's own statuses; the last is this site's own
 * limit.
 */
export type FailureReason =
  | 'not-configured'
  | 'blocked-headless'
  | 'blocked'
  | 'rate-limited'
  | 'network'
  | 'timeout'
  | 'provider'
  | 'too-many'

/** The outcome of one attempt to send. */
export type Outcome = { status: 'sent' } | { status: 'failed'; reason: FailureReason }

/** The parameters of a provider's template. */
export type TemplateParams = Record<string, string>

/** Whether a status of the provider means that it has accepted an enquiry. */
export const isAccepted = (status: number) => status >= 200 && status < 300
