'use client'

import { useEffect } from 'react'

/** Sets the dialog's select to the value of the button that opened it, a service. Renders nothing. */
export function ServiceChoice({ selectId }: { selectId: string }) {
  useEffect(() => {
    const choose = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-service]')
      const select = document.getElementById(selectId)
      if (button && select instanceof HTMLSelectElement) select.value = button.value
    }
    document.addEventListener('click', choose)
    return () => document.removeEventListener('click', choose)
  }, [selectId])
  return null
}
