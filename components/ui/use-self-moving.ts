import { type RefObject, useState } from 'react'
import { useInView } from './use-in-view'
import { useMediaQuery } from './use-media-query'

/**
 * Whether an automatic movement may run now, and the event handlers for that: it pauses while hovered or focused by
 * keyboard, while out of view, with reduced motion, and by the pause button.
 */
export function useSelfMoving(root: RefObject<HTMLElement | null>) {
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState({ pointer: false, focus: false })
  const isInView = useInView(root)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')

  const hold = (part: Partial<typeof isHeld>) => setHeld((held) => ({ ...held, ...part }))
  const togglePause = () => {
    setPaused(!isPaused)
    // Play takes effect at once, although the button is still hovered and focused.
    if (isPaused) setHeld({ pointer: false, focus: false })
  }
  return {
    plays: isInView && !isPaused && !isHeld.pointer && !isHeld.focus && !isStill,
    isInView,
    isPaused,
    isStill,
    togglePause,
    pauseHandlers: {
      onPointerEnter: (event: React.PointerEvent) => hold({ pointer: event.pointerType === 'mouse' }),
      onPointerLeave: () => hold({ pointer: false }),
      // `:focus-visible`: not for the focus that a tap or click leaves on a button.
      onFocus: (event: React.FocusEvent) => hold({ focus: event.target.matches(':focus-visible') }),
      onBlur: () => hold({ focus: false }),
    },
  }
}
