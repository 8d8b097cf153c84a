/** Marks the box that people never see, and that programs fill in along with all others. It has no name, so no address carries it. */
export const TRAP = 'data-trap'

/** Whether the box that people never see has been filled in. */
export function isTrapped(form: HTMLFormElement): boolean {
  const box = form.querySelector(`[${TRAP}]`)
  return box instanceof HTMLInputElement && box.value !== ''
}
