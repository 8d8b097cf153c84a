/** In milliseconds. No person fills in a form faster, not even with the browser's autofill; bots do. */
export const MIN_FILL_MS = 2000

/** Waits until the page has been open for that time. Resolves at once in most cases. */
export async function untilMinimumFillTime(): Promise<void> {
  const left = MIN_FILL_MS - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}
