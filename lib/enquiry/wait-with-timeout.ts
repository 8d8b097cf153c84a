/**
 * Waits for a promise, but no longer than `ms` milliseconds. The work itself is not cancelled.
 * @returns its value; undefined at the limit.
 */
export async function waitWithTimeout<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
