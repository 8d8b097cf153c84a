/** Shows the fields of a tab before hydration. React renders the same attributes later. */
export function showTab(tab: Element | null): void {
  for (const other of tab?.parentElement?.children ?? []) {
    const isSelected = other === tab
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '')
    other.setAttribute('aria-selected', String(isSelected))
    for (const element of [other, panel] as HTMLElement[])
      element.dataset.state = isSelected ? 'active' : 'inactive'
  }
}

/** Selects the tab that was pressed in a form. */
export function selectTab({ type, target, button }: MouseEvent): void {
  if (type === 'mousedown' && button === 0) showTab((target as Element).closest('form [role=tab]'))
}
