/**
 * Invoker commands: a button that opens or closes a dialog in HTML alone. React passes the attributes through but
 * does not type them yet; `CommandFallback` serves browsers that do not know them.
 */
export const showModal = (id: string) => ({ command: 'show-modal', commandfor: id })
export const close = (id: string) => ({ command: 'close', commandfor: id })
