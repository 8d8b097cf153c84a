import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

import type { Answer } from './answers'

type Reply = { status: number; type: string; body: string | Buffer; headers?: OutgoingHttpHeaders }

/** Answers with a body nobody may keep or take for another type. */
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

/** Sends the client elsewhere. `location` has to be a path of this site. */
export function redirect(res: ServerResponse, status: 303 | 307 | 308, location: string): void {
  // A permanent redirect kept by the browser would outlive this site on a port that others use too.
  res.writeHead(status, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 })
  res.end()
}
