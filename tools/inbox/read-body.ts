import type { IncomingMessage } from 'node:http'

export const BODY_LIMIT_BYTES = 1024 * 1024

// Closing the socket while a client is still sending may discard the response, so the rest is read for a moment.
const LINGER_MS = 1000

/** Discards the rest of a body for a limited time; a client that keeps sending is disconnected. */
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
