import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

import type { Answer } from './answers'

type Reply = { status: number; type: string; body: string | Buffer; headers?: OutgoingHttpHeaders }

/** Answers with Cache-Control: no-store and nosniff. */
export function reply(res: ServerResponse, { status, type, body, headers }: Reply): void {
  res.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  res.end(body)
}

/** Answers with a line of plain text. */
export function replyText(
  res: ServerResponse,
  { status, text }: Answer,
  headers?: OutgoingHttpHeaders,
): void {
  reply(res, { status, type: 'text/plain; charset=utf-8', body: text, headers })
}

/** Answers with a value as JSON. */
export function replyJson(res: ServerResponse, value: unknown): void {
  reply(res, { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(value) })
}

/** Redirects the client. `location` must be a path of this site. */
export function redirect(res: ServerResponse, status: 303 | 307 | 308, location: string): void {
  // A permanent redirect would stay in the browser's cache for other sites on the same port.
  res.writeHead(status, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 })
  res.end()
}
