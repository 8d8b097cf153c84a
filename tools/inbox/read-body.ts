import type { IncomingMessage } from 'node:http'

export const BODY_LIMIT_BYTES = 1024 * 1024

// A socket closed on a client that is still sending may take the answer with it, so it gets a moment.
const LINGER_MS = 1000

/** Discards what still arrives, for a moment at most; a client that goes on sending is cut off. */
function discardRest(req: IncomingMessage): void {
  const cutOff = setTimeout(() => req.socket.destroy(), LINGER_MS)
  cutOff.unref()
  req.once('close', () => clearTimeout(cutOff))
  req.resume()
}

/**
 * Reads a request's body, never holding more than the limit.
 * Resolves with nothing when it is larger; rejects when the client goes away.
 */
export function readBody(req: IncomingMessage, limitBytes = BODY_LIMIT_BYTES): Promise<Buffer | undefined> {
  if (Number(req.headers['content-length'] ?? 0) > limitBytes) {
    discardRest(req)
    return Promise.resolve(undefined)
  }
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let size = 0
    const collect = (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size <= limitBytes) return
      req.off('data', collect)
      chunks = []
      discardRest(req)
      resolve(undefined)
    }
    req.on('data', collect)
    req.once('end', () => resolve(Buffer.concat(chunks)))
    req.once('error', reject)
  })
}
