/** Whether the visitor has closed the offers: kept in the page's entry of the history, so that reload and back find it. */
export const areClosed = (): boolean =>
  Boolean((window.history.state as { isClosed?: boolean } | null)?.isClosed)

export const keepClosed = (): void =>
  window.history.replaceState({ ...(window.history.state as object | null), isClosed: true }, '')

/** For the next search: Chromium keeps the state of an entry when the same address is opened again. */
export const forgetClosed = (): void => window.history.replaceState(null, '')
