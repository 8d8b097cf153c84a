/** What is counted, when a build counts at all: that it happened, and on which page. Never who or what was typed. */
export type TrackedEvent = 'search' | 'enquiry-sent' | 'enquiry-failed' | 'call' | 'chat' | 'quote'

/** The event on `document` that carries each of them to an adapter, if the build has one. */
export const TRACK = 'site:track'

/** Says that something worth counting happened. Without an adapter nobody listens, and nothing leaves the browser. */
export function track(event: TrackedEvent): void {
  document.dispatchEvent(new CustomEvent(TRACK, { detail: event }))
}
