import { type RefObject, useEffect } from 'react'

/** The custom property by which `.journey-road` positions its marker: 0 at the strip's start, 1 at its end. */
const PROPERTY = '--journey-share'

/**
 * Sets the custom property to the strip's scroll position where CSS cannot: in browsers without scroll-driven
 * animations, and with reduced motion, which disables all animations.
 */
export function useScrollProgress(
  strip: RefObject<HTMLElement | null>,
  road: RefObject<HTMLElement | null>,
  prefersReducedMotion: boolean,
) {
  useEffect(() => {
    const [from, to] = [strip.current, road.current]
    if (!from || !to || (!prefersReducedMotion && CSS.supports('animation-timeline', 'scroll()'))) return
    const update = () => {
      const way = from.scrollWidth - from.clientWidth
      to.style.setProperty(PROPERTY, String(way > 0 ? from.scrollLeft / way : 0))
    }
    update()
    from.addEventListener('scroll', update, { passive: true })
    return () => {
      from.removeEventListener('scroll', update)
      to.style.removeProperty(PROPERTY)
    }
  }, [strip, road, prefersReducedMotion])
}
