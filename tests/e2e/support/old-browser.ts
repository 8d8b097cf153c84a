import type { Page } from '@playwright/test'

/** A feature by its owner, '' for a global: `['String', 'toWellFormed']`. */
export type Feature = readonly [owner: string, name: string]

/** Takes features away as if the browser had never had them. Before any visit. */
export const removeFeatures = (page: Page, features: readonly Feature[]) =>
  page.addInitScript((gone) => {
    type Owner = Record<string, object>
    const global = globalThis as unknown as Record<string, Owner | undefined>
    const { deleteProperty } = Reflect
    const unnamed: Record<string, Owner> = {
      ...(Intl as unknown as Record<string, Owner>),
      TypedArray: Object.getPrototypeOf(Uint8Array) as Owner,
    }
    const ownersOf = (owner: string) => {
      const found = global[owner] ?? unnamed[owner]
      return [found, found?.prototype]
    }
    // Owners last: a member of one that is gone could not be reached.
    for (const [owner, name] of gone.filter(([each]) => each !== ''))
      for (const object of ownersOf(owner)) if (object) deleteProperty(object, name)
    for (const [owner, name] of gone) if (owner === '') deleteProperty(global, name)
  }, features)

/** Has buttons open and close nothing by themselves, as before invoker commands and popovers. Before any visit. */
export const removeInvokers = (page: Page) =>
  page.addInitScript(() => {
    const { deleteProperty } = Reflect
    for (const name of ['command', 'commandForElement', 'popoverTargetElement', 'popoverTargetAction'])
      deleteProperty(HTMLButtonElement.prototype, name)
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      deleteProperty(HTMLElement.prototype, name)
    const keep = (event: Event) => {
      const isInvoker = (event.target as Element).closest('[commandfor],[popovertarget]')
      if (isInvoker) event.preventDefault()
    }
    addEventListener('click', keep, true)
    // Newer than both: a press beside the dialog would close it before the click does.
    addEventListener('DOMContentLoaded', () => {
      for (const dialog of document.querySelectorAll('[closedby]')) dialog.removeAttribute('closedby')
    })
  })
