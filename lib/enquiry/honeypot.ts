/** Marks the box that people never see, and that programs fill in along with all others. It has no name, so no address carries it. */
export const HONEYPOT = 'data-honeypot'

/** Whether the box that people never see has been filled in. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  const box = form.querySelector(`[${HONEYPOT}]`)
  return box instanceof HTMLInputElement && box.value !== ''
}
