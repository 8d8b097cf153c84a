/** The locks of this page, for browsers and addresses without Web Locks: one without TLS. */
const held = new Map<string, Promise<unknown>>()

/**
 * Runs `work` while no other page, and nothing else in this one, holds the lock of that name. A browser releases the
 * locks of a page that is gone.
 * @param ifFree does nothing, and returns undefined, where the lock is held.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T>
export function withLock<T>(name: string, work: () => Promise<T>, ifFree: true): Promise<T | undefined>
export async function withLock<T>(
  name: string,
  work: () => Promise<T>,
  ifFree = false,
): Promise<T | undefined> {
  if ('locks' in navigator)
    return navigator.locks.request(`enquiry:${name}`, { ifAvailable: ifFree }, (lock) =>
      lock ? work() : undefined,
    )
  const before = held.get(name)
  if (before && ifFree) return undefined
  const run = (before ?? Promise.resolve()).then(work, work)
  const ended = run.catch(() => undefined).finally(() => held.get(name) === ended && held.delete(name))
  held.set(name, ended)
  return run
}
