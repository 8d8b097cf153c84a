/** The number is the version of the format: drafts of another version are never read. */
export const DRAFT_PREFIX = 'draft:1:'

/**
 * The key of what was typed into a control before hydration. One key per control, so that the loader stays short.
 */
const earlyInputKey = (draft: string | undefined, name: string) =>
  `${DRAFT_PREFIX}${location.pathname}${location.search}:${draft}:${name}`

/**
 * Stores the value of a control, for `consumeEarlyInput`, if its form has drafts; 'true' is a ticked checkbox. Never throws.
 */
export function storeEarlyInput({ target }: Event): void {
  try {
    const { form, name, value, checked } = target as HTMLInputElement & { form: HTMLFormElement }
    const { draft } = form.dataset
    if (draft && name) sessionStorage.setItem(earlyInputKey(draft, name), `${checked || value}`)
  } catch {
    // The control is in no form, or storage is full or blocked.
  }
}

/**
 * Reads and removes what `storeEarlyInput` stored for a control; null where there is nothing. @throws where storage is
 * blocked.
 */
export function consumeEarlyInput(form: HTMLFormElement, name: string): string | null {
  const key = earlyInputKey(form.dataset.draft, name)
  const typed = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return typed
}
