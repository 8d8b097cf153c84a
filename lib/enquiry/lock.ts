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
  let hasBegun = false
  const begin = (lock: Lock | null) => {
    hasBegun = true
    return lock ? work() : undefined
  }
  try {
    if ('locks' in navigator)
      return await navigator.locks.request(`enquiry:${name}`, { ifAvailable: ifFree }, begin)
  } catch (error) {
    // A browser that refuses locks does not keep an enquiry from being sent.
    if (hasBegun) throw error
  }
  const before = held.get(name)
  if (before && ifFree) return undefined
  const run = (before ?? Promise.resolve()).then(work, work)
  const ended = run.catch(() => undefined).finally(() => held.get(name) === ended && held.delete(name))
  held.set(name, ended)
  return run
}
