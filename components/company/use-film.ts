import { type RefObject, useEffect, useState } from 'react'
import { useInView } from '@/components/ui/use-in-view'
import { useMediaQuery } from '@/components/ui/use-media-query'
import { useTabShown } from '@/components/ui/use-tab-shown'

/**
 * Plays a film while it is in view and its tab is shown. Where motion is not wanted it waits to be asked; what the
 * visitor asks for stands above that.
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
      // The browser itself forbids it, to save power for instance: then the button offers to play.
      if (error instanceof DOMException && error.name === 'NotAllowedError') setAsked(false)
    })
  }, [video, plays])

  return { plays, isWanted, toggle: () => setAsked(!isWanted) }
}
