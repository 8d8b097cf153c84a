import { track } from '@/lib/measure/track'
import type { Outcome } from './outcome'

/** Counts what became of an enquiry. One that the build was never able to send counts as none. */
export function trackOutcome(outcome: Outcome): void {
  if (outcome.status === 'sent') track('enquiry-sent')
  else if (outcome.reason !== 'not-configured') track('enquiry-failed')
}
