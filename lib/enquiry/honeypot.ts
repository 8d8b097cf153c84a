/**
 * The attribute of the honeypot: an input that visitors do not see and that bots fill in. It has no name, so that it
 * is in no query string.
 */
export const HONEYPOT = 'data-honeypot'

/** Whether the honeypot has been filled in. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  const box = form.querySelector(`[${HONEYPOT}]`)
  return box instanceof HTMLInputElement && box.value !== ''
}
