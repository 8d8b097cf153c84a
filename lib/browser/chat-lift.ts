import { afterNextFrame } from './after-next-frame'

/** S1.6: the chat button is lifted within this distance of the page's end, in pixels. */
const NEAR_END = 120

function lift() {
  const root = document.documentElement
  const { scrollHeight, clientHeight, scrollTop } = root
  const nearEnd = scrollTop > 0 && scrollHeight - clientHeight - scrollTop <= NEAR_END
  root.toggleAttribute('data-lifted', nearEnd)
}

/** Lifts the chat button where scroll-driven animations are missing or disabled; where they run, they override it. */
export function startChatLift(): void {
  // The page may be at its end already. After the frame: its layout is computed by then.
  afterNextFrame(lift)
  window.addEventListener('scroll', lift, { passive: true })
}
