/** The number is the format's: drafts of another one are never read. */
export const DRAFT_PREFIX = 'draft:1:'

/** The key of what was typed into a control before the page answered: a text a control, which an inline script can afford. */
const typedKey = (draft: string | undefined, name: string) =>
  `${DRAFT_PREFIX}${location.pathname}${location.search}:${draft}:${name}`

/** Keeps what a control of a form with drafts holds, for `takeTyped`; 'true' is a tick. Never throws. */
export function keepTyped({ target }: Event): void {
  try {
    const { form, name, value, checked } = target as HTMLInputElement & { form: HTMLFormElement }
    const { draft } = form.dataset
    if (draft && name) sessionStorage.setItem(typedKey(draft, name), `${checked || value}`)
  } catch {
    // It is in no form, or storage is full or forbidden.
  }
}

/** What `keepTyped` has kept of a control, which is then forgotten; null where it has nothing. @throws where storage is forbidden. */
export function takeTyped(form: HTMLFormElement, name: string): string | null {
  const key = typedKey(form.dataset.draft, name)
  const typed = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return typed
}
