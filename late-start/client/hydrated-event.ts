import type { replay } from './replay'

/**
 * The event on `document` by which React says what has become of the page. Until it comes, the inline script captures
 * what a visitor does (late-start/inline/capture-events.ts). With `replay` as its detail the page is hydrated; with
 * nothing, React has thrown the page away and its DOM was restored: nothing on it is hydrated any more.
 */
export const HYDRATED_EVENT = 'site:hydrated'
export type HydratedEvent = CustomEvent<typeof replay | null>
