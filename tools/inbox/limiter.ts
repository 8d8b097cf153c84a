/** The provider accepts one request per second from a client. */
export const SEND_SPACING_MS = 1000

const MAX_CLIENTS = 10_000

type LimiterOptions = { spacingMs: number; now: () => number; maxClients?: number }

export type Limiter = { admits: (client: string) => boolean; size: () => number }

/**
 * Admits one request of a client per `spacingMs` (0 admits all). A rejected request does not extend the wait.
 * `now` is a monotonic clock in milliseconds. Only clients that still have to wait are remembered.
 */
export function createLimiter({ spacingMs, now, maxClients = MAX_CLIENTS }: LimiterOptions): Limiter {
  // In order of admission, so clients that no longer have to wait come first.
  const admittedAt = new Map<string, number>()

  function forgetOldest(time: number) {
    for (const [client, since] of admittedAt) {
      if (time - since < spacingMs && admittedAt.size < maxClients) return
      admittedAt.delete(client)
    }
  }

  function admits(client: string): boolean {
    if (spacingMs === 0) return true
    const time = now()
    const since = admittedAt.get(client)
    if (since !== undefined && time - since < spacingMs) return false
    forgetOldest(time)
    admittedAt.delete(client)
    admittedAt.set(client, time)
    return true
  }

  return { admits, size: () => admittedAt.size }
}
