import { type RefObject, useEffect, useState } from 'react'
import { useBrowserValue, useMediaQuery, usePageVisible } from '@/components/ui/use-browser-value'
import { useInView } from '@/components/ui/use-in-view'

/** Whether the connection was slow, or `Save-Data` on, when the page was opened: late-start/early.ts. */
const useSlowConnection = () => useBrowserValue(() => 'slow' in document.documentElement.dataset, false)

/**
 * Plays a video while it is in view and the tab is visible. With reduced motion or a slow connection it does not
 * start automatically; the visitor's choice by the button takes precedence.
 */
export function useFilm(video: RefObject<HTMLVideoElement | null>) {
  const [asked, setAsked] = useState<boolean>()
  const isInView = useInView(video)
  const isShown = usePageVisible()
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isSlow = useSlowConnection()
  const isWanted = asked ?? !(prefersReducedMotion || isSlow)
  const plays = isWanted && isInView && isShown

  useEffect(() => {
    const film = video.current
    if (!film) return
    if (!plays) return film.pause()
    film.play().catch((error: unknown) => {
      // The browser rejects autoplay, to save power for instance: then the button offers to play.
      if (error instanceof DOMException && error.name === 'NotAllowedError') setAsked(false)
    })
  }, [video, plays])

  return { plays, isWanted, toggle: () => setAsked(!isWanted) }
}
