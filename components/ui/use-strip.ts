import { type RefObject, useEffect, useState } from 'react'

/** Without `scrollend` (Safari before 26.2), a scroll has ended when there was no scroll event for this long, in ms. */
const STILL_AFTER = 120

/**
 * The current picture of a strip whose pictures are as wide as the strip, and a function that shows another. Swiping
 * and scrolling are native; the position is read when a scroll has ended, so that it is announced once.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, count: number, start: number) {
  const [current, setCurrent] = useState(start)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    element.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
    let timer: number | undefined
    const settle = () => setCurrent(Math.round(element.scrollLeft / element.clientWidth))
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(settle, STILL_AFTER)
    }
    // On a busy phone a smooth scroll may pause for longer, and be taken for ended between two pictures.
    const [event, listener] =
      'onscrollend' in element ? (['scrollend', settle] as const) : (['scroll', wait] as const)
    element.addEventListener(event, listener, { passive: true })
    return () => {
      window.clearTimeout(timer)
      element.removeEventListener(event, listener)
    }
  }, [strip, start])

  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), count - 1)
    setCurrent(next)
    strip.current?.scrollTo({ left: next * strip.current.clientWidth })
  }
  return { current, show }
}
