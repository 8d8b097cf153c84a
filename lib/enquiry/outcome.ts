import type { TemplateName } from '@/lib/config/env'

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

/** What is sent: the values of a template. */
export type Enquiry = { template: TemplateName; params: TemplateParams }

export const failed = (reason: FailureReason): Outcome => ({ status: 'failed', reason })

/** The provider's statuses for what S7.5 names. */
const reasonByStatus: Record<number, FailureReason> = {
  0: 'network',
  403: 'blocked',
  429: 'rate-limited',
  451: 'blocked-headless',
}

/** The outcome by the status that `postMail` returns. After 'network' it is unknown whether the enquiry arrived. */
export const outcomeOf = (status: number): Outcome =>
  status === 200 ? { status: 'sent' } : failed(reasonByStatus[status] ?? 'provider')
