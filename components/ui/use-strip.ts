import { type RefObject, useEffect, useRef, useState } from 'react'

/** Without `scrollend` (Safari before 26.2), a scroll has ended when there was no scroll event for this long, in ms. */
const STILL_AFTER = 120

/**
 * The current picture of a strip whose pictures are as wide as the strip, and a function that shows another. Swiping
 * and scrolling are native; the position is read when a scroll has ended, so that it is announced once.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, count: number, start: number) {
  const [current, setCurrent] = useState(start)
  /** Where a scroll that was asked for leads. One that it overtakes ends as well, and says nothing of the position. */
  const goal = useRef<number>(undefined)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    element.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
    let timer: number | undefined
    const settle = () => {
      const position = Math.round(element.scrollLeft / element.clientWidth)
      if (position !== (goal.current ?? position)) return
      goal.current = undefined
      setCurrent(position)
    }
    const forget = () => void (goal.current = undefined)
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(settle, STILL_AFTER)
    }
    // On a busy phone a smooth scroll may pause for longer, and be taken for ended between two pictures.
    const [event, listener] =
      'onscrollend' in element ? (['scrollend', settle] as const) : (['scroll', wait] as const)
    const until = new AbortController()
    const options = { passive: true, signal: until.signal }
    element.addEventListener(event, listener, options)
    for (const byHand of ['pointerdown', 'wheel']) element.addEventListener(byHand, forget, options)
    return () => {
      window.clearTimeout(timer)
      until.abort()
    }
  }, [strip, start])

  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), count - 1)
    setCurrent(next)
    if (!strip.current) return
    const left = next * strip.current.clientWidth
    if (strip.current.scrollLeft !== left) goal.current = next
    strip.current.scrollTo({ left })
  }
  return { current, show }
}
