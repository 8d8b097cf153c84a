import { type RefObject, useEffect, useState } from 'react'
import { useInView } from '@/components/ui/use-in-view'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { useTabShown } from '@/components/ui/use-tab-shown'

/**
 * Plays a video while it is in view and the tab is visible. With reduced motion it does not start automatically; the
 * visitor's choice by the button takes precedence.
 */
export function useFilm(video: RefObject<HTMLVideoElement | null>) {
  const [asked, setAsked] = useState<boolean>()
  const isInView = useInView(video)
  const isShown = useTabShown()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isWanted = asked ?? !isStill
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
