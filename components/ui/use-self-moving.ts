import { type RefObject, useState } from 'react'
import { useInView } from './use-in-view'
import { useMediaQuery } from './use-media-query'

/**
 * Whether something that moves by itself may move now, and the handlers that tell: it rests while the pointer or the
 * keyboard's focus is on it, while it is out of view, where motion is not wanted, and once paused.
 */
export function useSelfMoving(root: RefObject<HTMLElement | null>) {
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState({ pointer: false, focus: false })
  const isInView = useInView(root)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')

  const hold = (part: Partial<typeof isHeld>) => setHeld((held) => ({ ...held, ...part }))
  const togglePause = () => {
    setPaused(!isPaused)
    // Whoever presses Play wants to see it play, though pointer and focus are still on the button.
    if (isPaused) setHeld({ pointer: false, focus: false })
  }
  return {
    plays: isInView && !isPaused && !isHeld.pointer && !isHeld.focus && !isStill,
    isInView,
    isPaused,
    isStill,
    togglePause,
    holders: {
      onPointerEnter: (event: React.PointerEvent) => hold({ pointer: event.pointerType === 'mouse' }),
      onPointerLeave: () => hold({ pointer: false }),
      // Not after a tap or a click, which leave the focus behind on a button.
      onFocus: (event: React.FocusEvent) => hold({ focus: event.target.matches(':focus-visible') }),
      onBlur: () => hold({ focus: false }),
    },
  }
}
