/**
 * The messages between a page and the send worker (tools/postbuild/send-worker.ts), and the worker's cache of
 * outcomes.
 */

/**
 * The worker's script, below the site's base path. Its scope is this folder: it controls no page and handles no fetch
 * events.
 */
export const SEND_WORKER = '/_next/static/send-worker.js'

/** A request for the worker to send. */
export type SendRequest = { attempt: string; url: string; headers: Record<string, string>; body: string }

/** The cache in which the worker records the status of each attempt. */
export const OUTCOMES = 'enquiry-outcomes'
/** The cache key of an attempt: an address that is never fetched. */
export const outcomeAddress = (attempt: string) => `/${attempt}`

/** When a send without an answer is aborted. */
export const SEND_LIMIT_MS = 45_000
