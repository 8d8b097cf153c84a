import { track } from '@/lib/analytics/track'
import type { Outcome } from './outcome'

/** Missing identifiers are a mistake of the build, which is not shown to the visitor (S7.5). */
const statusOf = (outcome: Outcome) => {
  if (outcome.status === 'sent') return 'sent'
  return outcome.reason === 'not-configured' ? 'idle' : 'failed'
}

/**
 * Tracks the outcome of an enquiry, except where the build has no identifiers and cannot send.
 * @returns the resulting status of its form.
 */
export function trackOutcome(outcome: Outcome): 'sent' | 'failed' | 'idle' {
  const status = statusOf(outcome)
  if (status !== 'idle') track(`enquiry-${status}`)
  return status
}
