import { type RefObject, useEffect } from 'react'
import { isAtEnd } from '@/components/ui/use-strip-steps'
import * as timings from '@/components/ui/autoplay-delays'

/** Pixels of one step. S10.1. */
const STEP = 2

/** Scrolls a strip automatically in small steps while `plays` is true; from its end it returns to the start. */
export function useAutoScroll(strip: RefObject<HTMLElement | null>, plays: boolean) {
  useEffect(() => {
    if (!plays) return
    const step = () => {
      const element = strip.current
      if (!element) return
      if (isAtEnd(element)) element.scrollTo({ left: 0, behavior: 'instant' })
      else element.scrollBy({ left: STEP, behavior: 'instant' })
    }
    const timer = setInterval(step, timings.journey)
    return () => clearInterval(timer)
  }, [strip, plays])
}
