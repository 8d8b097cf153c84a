'use client'

import { useEffect } from 'react'

/** Spec, section 2: the chat button lifts when the reader is within this distance of the page's end. */
const NEAR_END = 120

function lift() {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const nearEnd = scrollTop > 0 && scrollHeight - clientHeight - scrollTop <= NEAR_END
  document.querySelector('[data-chat]')?.toggleAttribute('data-lifted', nearEnd)
}

/** Lifts the chat button where the browser has no scroll-driven animations. Draws nothing. */
export function ChatLiftFallback() {
  useEffect(() => {
    if (CSS.supports('animation-timeline', 'scroll()')) return
    window.addEventListener('scroll', lift, { passive: true })
    return () => window.removeEventListener('scroll', lift)
  }, [])
  return null
}
