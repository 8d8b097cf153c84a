/** What a page and the send worker (tools/postbuild/send-worker.ts) say to each other, and what the worker leaves behind. */

/** The worker's script, below the site's base path. Its scope is this folder: it controls no page, and answers for none. */
export const SEND_WORKER = '/_next/static/send-worker.js'

/** What the worker is asked to send. */
export type SendRequest = { attempt: string; url: string; headers: Record<string, string>; body: string }

/** The cache in which the worker notes the status of each attempt. */
export const OUTCOMES = 'enquiry-outcomes'
/** Under which address: nothing is ever asked for there. */
export const outcomeAddress = (attempt: string) => `/${attempt}`

/** When a send without an answer is ended. */
export const SEND_LIMIT_MS = 45_000
