'use client'

/**
 * What the root layout and the document for what is not there run in the browser, behind one boundary: the framework
 * has every page fetch the scripts of both, and a chunk of its own for each boundary.
 */
export { CommandFallback } from '@/components/ui/command-fallback'
export { OutboxRunner } from '@/components/enquiry/outbox-runner'
export { ReadySignal } from './ready-signal'
