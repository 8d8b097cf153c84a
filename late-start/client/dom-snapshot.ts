/** The page as the visitor sees it at one moment: the elements themselves, with what was typed into them. */
export type SeenPage = {
  language: string
  className: string
  head: ChildNode[]
  body: ChildNode[]
  dialogs: HTMLDialogElement[]
  focused: Element | null
}

/** Remembers the page, before React takes it away. */
export function seePage(): SeenPage {
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

/** Puts the page back: nobody draws it any more, but it is read, followed and kept like any page without scripts. */
export function putBack({ head, body, dialogs, focused }: SeenPage): void {
  document.head.append(...head.filter((node) => !node.isConnected))
  document.body.replaceChildren(...body)
  for (const dialog of dialogs) {
    dialog.open = false
    dialog.showModal()
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
