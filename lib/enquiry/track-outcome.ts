import { track } from '@/lib/measure/track'
import type { Outcome } from './outcome'

/** Missing identifiers are the company's mistake: the visitor is told nothing of it (S7.5). */
const statusOf = (outcome: Outcome) => {
  if (outcome.status === 'sent') return 'sent'
  return outcome.reason === 'not-configured' ? 'idle' : 'failed'
}

/**
 * Counts what became of an enquiry. One that the build was never able to send counts as none.
 * @returns where that leaves its form.
 */
export function trackOutcome(outcome: Outcome): 'sent' | 'failed' | 'idle' {
  const became = statusOf(outcome)
  if (became !== 'idle') track(`enquiry-${became}`)
  return became
}
