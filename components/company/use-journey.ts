import { useRef, useState } from 'react'
import { usePausableMotion } from '@/components/ui/use-pausable-motion'
import { useStripSteps } from '@/components/ui/use-strip-steps'
import { usePageVisible } from '@/components/ui/use-browser-value'
import { useScrollProgress } from './use-scroll-progress'
import { useAutoScroll } from './use-auto-scroll'

/** Pixels that an arrow moves the timeline by. S10.1. */
const ARROW = 360

/**
 * The automatic scrolling of the timeline and its pauses. A touch has no `pointerleave` like a mouse, so after a
 * touch the timeline pauses until it has been out of view. Otherwise it would scroll back to the start after a
 * visitor has swiped to its end.
 */
export function useJourney() {
  const root = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const road = useRef<HTMLDivElement>(null)
  const { plays, isInView, isPaused, prefersReducedMotion, togglePause, pauseHandlers } =
    usePausableMotion(root)
  const [isTouched, setTouched] = useState(false)
  if (isTouched && !isInView) setTouched(false)
  const isShown = usePageVisible()

  useAutoScroll(strip, plays && isShown && !isTouched)
  useScrollProgress(strip, road, prefersReducedMotion)

  return {
    root,
    strip,
    road,
    arrows: useStripSteps(strip, ARROW, prefersReducedMotion),
    isPaused,
    prefersReducedMotion,
    togglePause: () => {
      setTouched(false)
      togglePause()
    },
    pauseHandlers: {
      ...pauseHandlers,
      onPointerDown: ({ pointerType }: React.PointerEvent) => pointerType !== 'mouse' && setTouched(true),
    },
  }
}
