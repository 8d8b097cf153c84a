/**
 * Invoker commands: a button that opens or closes a dialog without scripts. React passes the attributes through but
 * does not type them yet; lib/browser/command-fallback.ts is for browsers that do not support them.
 */
export const showModal = (id: string) => ({ command: 'show-modal', commandfor: id })
export const close = (id: string) => ({ command: 'close', commandfor: id })
