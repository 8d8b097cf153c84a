import { type RefObject, useEffect, useState } from 'react'

/** Scroll positions are fractions of a pixel on dense screens: nearer than this is there. */
const NEAR = 1

/** Whether a strip stands at its end, as far as it can scroll. */
export const isAtEnd = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) =>
  scrollLeft + clientWidth >= scrollWidth - NEAR

/** The buttons of a strip that is scrolled by `step` pixels: what they do, and which of them leads no further. */
export function useStripSteps(strip: RefObject<HTMLElement | null>, step: number, isStill: boolean) {
  const [canGoBack, setCanGoBack] = useState(false)
  const [canGoOn, setCanGoOn] = useState(true)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const read = () => {
      setCanGoBack(element.scrollLeft > NEAR)
      setCanGoOn(!isAtEnd(element))
    }
    read()
    element.addEventListener('scroll', read, { passive: true })
    window.addEventListener('resize', read)
    return () => {
      element.removeEventListener('scroll', read)
      window.removeEventListener('resize', read)
    }
  }, [strip])

  const move = (left: number) => strip.current?.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' })
  return { canGoBack, canGoOn, back: () => move(-step), forward: () => move(step) }
}
