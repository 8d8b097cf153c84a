import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Handles the arrow keys, Home and End while the focus is in `area`. */
export function usePictureKeys(
  area: RefObject<HTMLElement | null>,
  current: number,
  last: number,
  show: (index: number) => void,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(target)
  })

  useEffect(() => {
    const element = area.current
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [area])
}
