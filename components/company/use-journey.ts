import { useRef, useState } from 'react'
import { useSelfMoving } from '@/components/ui/use-self-moving'
import { useStripSteps } from '@/components/ui/use-strip-steps'
import { useTabShown } from '@/components/ui/use-tab-shown'
import { useScrollShare } from './use-scroll-share'
import { useSelfScroll } from './use-self-scroll'

/** Pixels that an arrow moves the timeline by. S10.1. */
const ARROW = 360

/**
 * The timeline: what moves it, and what keeps it still. A finger never says that it has left, as a mouse does; so a
 * timeline that was touched rests until it has been out of view. Else whoever swipes to its end would be sent back.
 */
export function useJourney() {
  const root = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const road = useRef<HTMLDivElement>(null)
  const { plays, isInView, isPaused, isStill, togglePause, holders } = useSelfMoving(root)
  const [isTouched, setTouched] = useState(false)
  if (isTouched && !isInView) setTouched(false)
  const isShown = useTabShown()

  useSelfScroll(strip, plays && isShown && !isTouched)
  useScrollShare(strip, road, isStill)

  return {
    root,
    strip,
    road,
    arrows: useStripSteps(strip, ARROW, isStill),
    isPaused,
    isStill,
    togglePause: () => {
      setTouched(false)
      togglePause()
    },
    holders: {
      ...holders,
      onPointerDown: ({ pointerType }: React.PointerEvent) => pointerType !== 'mouse' && setTouched(true),
    },
  }
}
