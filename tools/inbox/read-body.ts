import type { IncomingMessage } from 'node:http'

export const BODY_LIMIT_BYTES = 1024 * 1024

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
