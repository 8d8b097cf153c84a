import { useEffect, useEffectEvent, useState } from 'react'
import type { Lightbox, LightboxProps } from './lightbox'

/**
 * The lightbox, whose code is imported when it is first opened. If the import fails, `onClose` is called, and the
 * next click tries again.
 */
export function LazyLightbox(props: LightboxProps) {
  const [Loaded, setLoaded] = useState<typeof Lightbox>()
  const onFailed = useEffectEvent(props.onClose)

  useEffect(() => {
    let isWanted = true
    import('./lightbox').then(
      (module) => isWanted && setLoaded(() => module.Lightbox),
      () => isWanted && onFailed(),
    )
    return () => {
      isWanted = false
    }
  }, [])

  return Loaded && <Loaded {...props} />
}
