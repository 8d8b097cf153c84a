/** Waits for a promise to settle, but no longer than `ms` milliseconds. The work itself is not cancelled. */
export async function waitWithTimeout(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
