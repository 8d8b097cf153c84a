import { useEffect, useEffectEvent, useState } from 'react'
import type { Lightbox, LightboxProps } from './lightbox'

/**
 * The lightbox, fetched when it is first opened and not with the page. If it cannot be fetched it counts as closed:
 * the page stays as it is, and the next click tries again.
 */
export function LazyLightbox(props: LightboxProps) {
  const [Loaded, setLoaded] = useState<typeof Lightbox>()
  const giveUp = useEffectEvent(props.onClose)

  useEffect(() => {
    let isWanted = true
    import('./lightbox').then(
      (module) => isWanted && setLoaded(() => module.Lightbox),
      () => isWanted && giveUp(),
    )
    return () => {
      isWanted = false
    }
  }, [])

  return Loaded && <Loaded {...props} />
}
