'use client'

/**
 * The client components of the root layout behind one client boundary: the framework makes a chunk for each boundary,
 * and has every page fetch all.
 */
export { CommandFallback } from '@/components/ui/command-fallback'
export { OutboxRunner } from '@/components/enquiry/outbox-runner'
export { HydratedSignal } from '@/late-start/client/hydrated-signal'
