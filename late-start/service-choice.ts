/** Sets the dialog's select to the service of the button that opens it. */
export function chooseService(target: EventTarget | null | undefined): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-service]')
  const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '')
  const select = dialog && dialog.querySelector<HTMLSelectElement>('select[name=service]')
  if (select) select.value = button.value
}
