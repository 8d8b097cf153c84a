const dialogOf = (button: Element, attribute: string) => {
  const target = document.getElementById(button.getAttribute(attribute) ?? '')
  return target instanceof HTMLDialogElement ? target : undefined
}

function runCommand({ target }: Pick<Event, 'target'>) {
  const button = target instanceof Element && target.closest('button[commandfor],button[popovertarget]')
  if (!button) return
  const dialog = dialogOf(button, 'commandfor')
  if (button.getAttribute('command') === 'close') dialog?.close()
  else if (!dialog?.open) dialog?.showModal()
  if ('popover' in button) return
  const popover = dialogOf(button, 'popovertarget')
  // Not modal, like a popover: the same button closes it.
  if (popover?.open) popover.close()
  else popover?.show()
}

/**
 * Makes `command`, `commandfor` and the `popovertarget` of a dialog work in browsers that do not support them.
 * @param pressed what was pressed last before.
 */
export function startCommandFallback(pressed?: EventTarget | null): void {
  if ('command' in HTMLButtonElement.prototype) return
  runCommand({ target: pressed ?? null })
  document.addEventListener('click', runCommand)
}
