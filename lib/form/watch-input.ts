/**
 * Watches a form while it is being sent: what a visitor changes meanwhile is not sent, and must not be cleared.
 * @returns the function that ends it. It returns whether anything was entered.
 */
export function watchInput(form: HTMLFormElement): () => boolean {
  let hasInput = false
  const onInput = () => void (hasInput = true)
  form.addEventListener('input', onInput)
  return () => {
    form.removeEventListener('input', onInput)
    return hasInput
  }
}
