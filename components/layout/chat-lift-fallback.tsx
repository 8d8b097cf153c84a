'use client'

import { useEffect } from 'react'

/** S1.6: the chat button lifts when the reader is within this distance of the page's end. */
const NEAR_END = 120

function lift() {
  const root = document.documentElement
  const { scrollHeight, clientHeight, scrollTop } = root
  const nearEnd = scrollTop > 0 && scrollHeight - clientHeight - scrollTop <= NEAR_END
  root.toggleAttribute('data-lifted', nearEnd)
}

/**
 * Lifts the chat button where scroll-driven animations are missing or turned off; where they run, they override the lift. It asks
 * for neither, since an exception here would take the whole page. Draws nothing.
 */
export function ChatLiftFallback() {
  useEffect(() => {
    window.addEventListener('scroll', lift, { passive: true })
    return () => window.removeEventListener('scroll', lift)
  }, [])
  return null
}
