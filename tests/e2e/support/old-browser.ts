import type { Page } from '@playwright/test'

/** A feature by its owner, '' for a global: `['String', 'toWellFormed']`. */
export type Feature = readonly [owner: string, name: string]

/** Deletes features, as if the browser did not implement them; throws in the page if one is left. Call before the first navigation. */
export const removeFeatures = (page: Page, features: readonly Feature[]) =>
  page.addInitScript((gone) => {
    type Owner = Record<string, object>
    const global = globalThis as unknown as Record<string, Owner | undefined>
    const remove = (object: object, name: string) => {
      Reflect.deleteProperty(object, name)
      if (name in object) throw new Error(`${name} is not removed`)
    }
    const unnamed: Record<string, Owner> = {
      ...(Intl as unknown as Record<string, Owner>),
      TypedArray: Object.getPrototypeOf(Uint8Array) as Owner,
    }
    const ownersOf = (owner: string) => {
      const found = global[owner] ?? unnamed[owner]
      return [found, found?.prototype]
    }
    // Owners last: a member of a deleted owner could not be accessed.
    for (const [owner, name] of gone.filter(([each]) => each !== ''))
      for (const object of ownersOf(owner)) if (object) remove(object, name)
    for (const [owner, name] of gone) if (owner === '') remove(global, name)
  }, features)

/** Disables invoker commands and popovers, as in browsers without them. Call before the first navigation. */
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
    // `closedby` is newer than both: light dismiss would close the dialog on pointerdown, before the click handler does.
    addEventListener('DOMContentLoaded', () => {
      for (const dialog of document.querySelectorAll('[closedby]')) dialog.removeAttribute('closedby')
    })
  })
