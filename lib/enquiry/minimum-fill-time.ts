/** Nobody reads a form and answers it faster, not even with the browser's autofill. In milliseconds. */
export const MIN_FILL_MS = 2000

/** Waits until the page has been open long enough for a person to have filled in a form of it. Mostly at once. */
export async function untilMinimumFillTime(): Promise<void> {
  const left = MIN_FILL_MS - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}
