/** What a form shows instead of sending: late-start/form-fallback.tsx. */
export const fallbackOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-fallback]')

/** One control as a line of the chat: its label and what was typed, or the label of a ticked checkbox. */
function lineOf(control: Element): string {
  const { labels, value, checked } = control as HTMLInputElement
  const label = labels?.[0]
  if (!label || !value.trim()) return ''
  if (control.matches('[type=checkbox],[type=radio]')) return checked ? label.textContent : ''
  return `${label.firstChild?.textContent}: ${value.trim()}`
}

/** Appends what was typed to the chat's greeting. */
function fillChat(form: HTMLFormElement): void {
  const chat = form.querySelector<HTMLAnchorElement>('a[href*="?text="]')
  if (!chat) return
  chat.dataset.text ??= new URL(chat.href).searchParams.get('text') ?? ''
  const lines = [chat.dataset.text, ...[...form.elements].map(lineOf)].filter(Boolean)
  chat.search = `?text=${encodeURIComponent(lines.join('\n'))}`
}

/**
 * Shows that the form cannot be sent, or not yet, and puts what was typed into the chat link.
 * @param isTried whether it may still be sent: its scripts are loading, or it is in the outbox.
 */
export function showFallback(form: HTMLFormElement, isTried = false): void {
  const place = fallbackOf(form)
  if (!place) return
  const failed = place.firstElementChild as HTMLElement
  const slow = failed.nextElementSibling as HTMLElement | null
  if (!slow && isTried) return
  fillChat(form)
  failed.hidden = isTried
  if (slow) slow.hidden = !isTried
  place.hidden = false
  if (!isTried && place.dataset.fallback) alert(failed.textContent)
}
