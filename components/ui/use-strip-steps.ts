import { type RefObject, useEffect, useState } from 'react'

/** Tolerance in pixels, since scroll positions are fractional on screens with a high pixel ratio. */
const NEAR = 1

/** Whether a strip is scrolled to its end. */
export const isAtEnd = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) =>
  scrollLeft + clientWidth >= scrollWidth - NEAR

/** The actions of the buttons that scroll a strip by `step` pixels, and whether the strip can be scrolled further. */
export function useStripSteps(
  strip: RefObject<HTMLElement | null>,
  step: number,
  prefersReducedMotion: boolean,
) {
  const [canGoBack, setCanGoBack] = useState(false)
  const [canGoForward, setCanGoForward] = useState(true)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const read = () => {
      setCanGoBack(element.scrollLeft > NEAR)
      setCanGoForward(!isAtEnd(element))
    }
    read()
    element.addEventListener('scroll', read, { passive: true })
    window.addEventListener('resize', read)
    return () => {
      element.removeEventListener('scroll', read)
      window.removeEventListener('resize', read)
    }
  }, [strip])

  const move = (left: number) =>
    strip.current?.scrollBy({ left, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
  return { canGoBack, canGoForward, back: () => move(-step), forward: () => move(step) }
}
