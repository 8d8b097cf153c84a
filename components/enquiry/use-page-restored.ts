import { useEffect, useEffectEvent } from 'react'

/** Runs when the page is restored from the back/forward cache. */
export function usePageRestored(run: () => void) {
  const onRestored = useEffectEvent(run)
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && onRestored()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
}
