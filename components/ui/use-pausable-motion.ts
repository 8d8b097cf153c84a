import { type RefObject, useState } from 'react'
import { useInView } from './use-in-view'
import { useMediaQuery } from './use-browser-value'

/**
 * Whether an automatic movement may run now, and the event handlers for that: it pauses while hovered or focused by
 * keyboard, while out of view, with reduced motion, and by the pause button.
 */
export function usePausableMotion(root: RefObject<HTMLElement | null>) {
  const [isPaused, setPaused] = useState(false)
  const [pausedBy, setPausedBy] = useState({ pointer: false, focus: false })
  const isInView = useInView(root)
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')

  const pauseBy = (part: Partial<typeof pausedBy>) => setPausedBy((before) => ({ ...before, ...part }))
  const togglePause = () => {
    setPaused(!isPaused)
    // Play takes effect at once, although the button is still hovered and focused.
    if (isPaused) setPausedBy({ pointer: false, focus: false })
  }
  return {
    plays: isInView && !isPaused && !pausedBy.pointer && !pausedBy.focus && !prefersReducedMotion,
    isInView,
    isPaused,
    prefersReducedMotion,
    togglePause,
    pauseHandlers: {
      onPointerEnter: (event: React.PointerEvent) => pauseBy({ pointer: event.pointerType === 'mouse' }),
      onPointerLeave: () => pauseBy({ pointer: false }),
      // `:focus-visible`: not for the focus that a tap or click leaves on a button.
      onFocus: (event: React.FocusEvent) => pauseBy({ focus: event.target.matches(':focus-visible') }),
      onBlur: () => pauseBy({ focus: false }),
    },
  }
}
