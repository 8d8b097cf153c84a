'use client'

import { useEffect } from 'react'

function runCommand(event: MouseEvent) {
  const button = event.target instanceof Element && event.target.closest('button[commandfor]')
  if (!button) return
  const target = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(target instanceof HTMLDialogElement)) return
  if (button.getAttribute('command') === 'close') target.close()
  else if (!target.open) target.showModal()
}

/** Makes `command` and `commandfor` work where the browser does not know them. Draws nothing. */
export function CommandFallback() {
  useEffect(() => {
    if ('command' in HTMLButtonElement.prototype) return
    document.addEventListener('click', runCommand)
    return () => document.removeEventListener('click', runCommand)
  }, [])
  return null
}
