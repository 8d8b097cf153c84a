'use client'

/**
 * The client components of the root layout behind one client boundary: Next.js creates a chunk for each boundary, and
 * every page fetches all of them.
 */
export { CommandFallback } from '@/components/ui/command-fallback'
export { OutboxRunner } from '@/components/enquiry/outbox-runner'
export { HydratedSignal } from '@/late-start/client/hydrated-signal'
