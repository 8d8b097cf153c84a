/** The page's elements at one moment, with what was typed into them, the focus and the open dialogs. */
export type DomSnapshot = {
  language: string
  className: string
  head: ChildNode[]
  body: ChildNode[]
  dialogs: HTMLDialogElement[]
  focused: Element | null
}

/** Records the page's nodes, before React removes them. */
export function captureDom(): DomSnapshot {
  const { documentElement, head, body, activeElement } = document
  return {
    language: documentElement.lang,
    className: documentElement.className,
    head: [...head.childNodes],
    body: [...body.childNodes],
    dialogs: [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')],
    focused: activeElement,
  }
}

/** Puts the elements back: nothing on them is hydrated, but the page can be read and used like any page without scripts. */
export function restoreDom({ head, body, dialogs, focused }: DomSnapshot): void {
  document.head.append(...head.filter((node) => !node.isConnected))
  document.body.replaceChildren(...body)
  for (const dialog of dialogs) {
    dialog.open = false
    dialog.showModal()
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
