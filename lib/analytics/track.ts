/**
 * The events that are counted, in a build with analytics: their name and page, never personal data or what was typed.
 */
export type TrackedEvent = 'search' | 'enquiry-sent' | 'enquiry-failed' | 'call' | 'chat' | 'quote'

/** The event on `document` that passes them to the adapter, if the build has one. */
export const TRACK = 'site:track'

/** Dispatches a tracked event. Without an adapter nothing listens, and nothing is sent. */
export function track(event: TrackedEvent): void {
  document.dispatchEvent(new CustomEvent(TRACK, { detail: event }))
}
