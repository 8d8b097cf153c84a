/** Waits for work to come to its end, but no longer than `ms` milliseconds. The work goes on either way. */
export async function waitWithTimeout(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
