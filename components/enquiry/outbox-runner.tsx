import { useEffect } from 'react'
import { startOutbox } from '@/lib/enquiry/outbox-runner'

/** Sends what waits in the outbox, on every page. Draws nothing. */
export function OutboxRunner() {
  useEffect(() => startOutbox(), [])
  return null
}
