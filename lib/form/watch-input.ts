/**
 * Watches a form while it is being sent: what a visitor changes meanwhile is not sent, and must not be cleared.
 * @returns the function that ends it. It returns whether anything was changed.
 */
export function watchInput(form: HTMLFormElement): () => boolean {
  const read = () => String(new URLSearchParams(new FormData(form) as unknown as Record<string, string>))
  const before = read()
  return () => read() !== before
}
