import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in view, or within `margin` of it ('300px'). */
export function useInView(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // Several entries may be reported at once, in order: the last is the current state.
    const observer = new IntersectionObserver(
      (changes) => setInView(changes.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, margin])
  return isInView
}
