import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void

type Reply = { status: number; type?: string; body?: string | Buffer; headers?: OutgoingHttpHeaders }

/** Answers with Cache-Control: no-store and nosniff; without a body with the name of the status. */
export function reply(res: ServerResponse, { status, type = 'text/plain', body, headers }: Reply): void {
  const content = body ?? STATUS_CODES[status] ?? ''
  res.writeHead(status, {
    'Content-Type': type.includes(';') ? type : `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(content),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  res.end(content)
}
