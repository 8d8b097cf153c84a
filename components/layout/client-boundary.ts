'use client'

/**
 * What the root layout runs in the browser, behind one boundary: the framework makes a chunk of each that it meets, and
 * has every page fetch all.
 */
export { CommandFallback } from '@/components/ui/command-fallback'
export { OutboxRunner } from '@/components/enquiry/outbox-runner'
export { ReadySignal } from '@/late-start/client/hydrated-signal'
