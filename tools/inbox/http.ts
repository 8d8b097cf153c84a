import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void

const BODY_LIMIT_BYTES = 1024 * 1024

/** Reads a request's body. Resolves with nothing when it is larger than the limit; rejects when the client goes away. */
export async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  // The connection is kept, for the answer.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_LIMIT_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

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

/** Redirects the client. `location` must be a path of this site. */
export const redirect = (res: ServerResponse, status: 307 | 308, location: string) =>
  reply(res, { status, body: '', headers: { Location: location } })
