import type { replay } from './replay'

/**
 * The event on `document` that ends the capture of events (late-start/loader/capture-events.ts). Its `detail` is the
 * function `replay` when the page is hydrated, and null when React has removed the page and its DOM was restored: no
 * listener of React is attached to it any more.
 */
export const HYDRATED_EVENT = 'site:hydrated'
export type HydratedEvent = CustomEvent<typeof replay | null>
