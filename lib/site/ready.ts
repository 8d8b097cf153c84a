import type { replay } from './replay'

/**
 * The event on `document` that says every island of the page answers. Until it comes, the inline script of
 * tools/finish/start holds what a visitor does; with it comes how to do that again.
 */
export const READY = 'site:ready'
export type ReadyEvent = CustomEvent<typeof replay>

/** The event on `document` that says the page answers no more: it stands as it was last seen. */
export const STOPPED = 'site:stopped'
