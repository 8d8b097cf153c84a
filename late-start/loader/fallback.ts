import { track } from '../../lib/measure/track'
import { fallbackOf } from '../inline/early-events'

/**
 * Defined when the script is built: whether a form of the page links to a chat. The code for it is left out of other
 * pages.
 */
declare const OFFERS_CHAT: boolean

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
 * @param isSlow whether the scripts that send are still loading.
 */
export function showFallback(form: HTMLFormElement, isSlow = false): void {
  const place = fallbackOf(form)
  if (!place) return
  const failed = place.firstElementChild as HTMLElement
  if (OFFERS_CHAT) {
    fillChat(form)
    const slow = failed.nextElementSibling as HTMLElement | null
    if (!slow && isSlow) return
    failed.hidden = isSlow
    if (slow) slow.hidden = !isSlow
  }
  place.hidden = false
  if (OFFERS_CHAT && isSlow) return
  track('enquiry-failed')
  if (place.dataset.fallback) alert(failed.textContent)
}
