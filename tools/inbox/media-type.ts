import type { IncomingMessage } from 'node:http'

/** The media type of a request's body in lower case, without its parameters; empty when there is none. */
export function mediaTypeOf(req: IncomingMessage): string {
  const [type = ''] = (req.headers['content-type'] ?? '').split(';')
  return type.trim().toLowerCase()
}
