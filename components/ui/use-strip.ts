import { type RefObject, useEffect, useState } from 'react'

/** A strip counts as still when it has not scrolled for that long, in milliseconds. */
const STILL_AFTER = 120

/**
 * The picture that a strip of pictures of its own width stands at, and the way to another. Swiping and scrolling are
 * the browser's; the position is read once the strip stands still, so that it is said once and not for every step.
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
    element.addEventListener('scroll', wait, { passive: true })
    return () => {
      window.clearTimeout(timer)
      element.removeEventListener('scroll', wait)
    }
  }, [strip, start])

  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), count - 1)
    setCurrent(next)
    strip.current?.scrollTo({ left: next * strip.current.clientWidth })
  }
  return { current, show }
}
