import { type RefObject, useEffect } from 'react'

/** What `.journey-road` in the style sheet draws its marker from: 0 at the strip's start, 1 at its end. */
const PROPERTY = '--journey-share'

/**
 * Tells the road how far its strip has been scrolled, where the style sheet cannot: in browsers without scroll-driven
 * animations, and where motion is not wanted, since that puts every animation to rest.
 */
export function useScrollShare(
  strip: RefObject<HTMLElement | null>,
  road: RefObject<HTMLElement | null>,
  isStill: boolean,
) {
  useEffect(() => {
    const [from, to] = [strip.current, road.current]
    if (!from || !to || (!isStill && CSS.supports('animation-timeline', 'scroll()'))) return
    const tell = () => {
      const way = from.scrollWidth - from.clientWidth
      to.style.setProperty(PROPERTY, String(way > 0 ? from.scrollLeft / way : 0))
    }
    tell()
    from.addEventListener('scroll', tell, { passive: true })
    return () => {
      from.removeEventListener('scroll', tell)
      to.style.removeProperty(PROPERTY)
    }
  }, [strip, road, isStill])
}
