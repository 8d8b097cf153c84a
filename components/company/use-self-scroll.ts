import { type RefObject, useEffect } from 'react'
import { isAtEnd } from '@/components/ui/use-strip-steps'
import * as timings from '@/lib/site/timings'

/** Pixels of one step. S10.1. */
const STEP = 2

/** Moves a strip on by itself, a little at a time, while `plays` is true; from its end it goes back to the start. */
export function useSelfScroll(strip: RefObject<HTMLElement | null>, plays: boolean) {
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
