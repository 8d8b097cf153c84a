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

/** Appends what was typed to the greeting of the chat, '?text=', and of the e-mail, '?body='; the planner gets the trip. */
export function fillLinks(form: HTMLFormElement): void {
  const typed = [...form.elements].map(lineOf)
  for (const link of form.querySelectorAll<HTMLAnchorElement>('a:is([href*="//wa.me/"],[href^="mailto:"])')) {
    const [greeting = ''] = new URLSearchParams(link.search).values()
    link.dataset.text ??= greeting
    link.search = `?${link.protocol === 'mailto:' ? 'body' : 'text'}=${encodeURIComponent([link.dataset.text, ...typed].filter(Boolean).join('\n'))}`
  }
  const pairs = [...new URLSearchParams(location.search), ...new FormData(form)] as [string, string][]
  const trip = new URLSearchParams(Object.fromEntries(pairs))
  for (const own of ['name', 'contact']) trip.delete(own)
  for (const link of form.querySelectorAll<HTMLAnchorElement>('a[data-planner]')) link.hash = `${trip}`
}

/**
 * Shows that the form cannot be sent, or not yet, and puts what was typed into the chat and e-mail links.
 * @param isTried whether it may still be sent: its scripts are loading, or it is in the outbox.
 */
export function showFallback(form: HTMLFormElement, isTried = false): void {
  const place = fallbackOf(form)
  if (!place) return
  const failed = place.firstElementChild as HTMLElement
  const slow = failed.nextElementSibling as HTMLElement | null
  if (!slow && isTried) return
  fillLinks(form)
  failed.hidden = isTried
  if (slow) slow.hidden = !isTried
  place.hidden = false
  if (!isTried && place.dataset.fallback) alert(failed.textContent)
}
