/**
 * Selects the tab that was pressed in a form, so that its fields are shown before hydration. React renders the same
 * attributes when the press is replayed.
 */
export function selectTab(event: Event): void {
  const { type, target, button } = event as MouseEvent
  if (type !== 'mousedown' || button !== 0) return
  const tab = (target as Element).closest('form [role=tab]')
  for (const other of tab?.parentElement?.children ?? []) {
    const isSelected = other === tab
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '')
    other.setAttribute('aria-selected', String(isSelected))
    for (const element of [other, panel] as HTMLElement[])
      element.dataset.state = isSelected ? 'active' : 'inactive'
  }
}
