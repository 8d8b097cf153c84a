import { useEffect } from 'react'
import { startOutbox } from '@/lib/enquiry/outbox-runner'

/** Sends the entries of the outbox, on every page. Renders nothing. */
export function OutboxRunner() {
  useEffect(() => startOutbox(), [])
  return null
}
