import { fallbackVariant, narrowScreens, widerScreens, sourceSet } from '@/lib/images/image-variant'
import type { PictureData } from '@/lib/images/pictures'
import { Picture, type PictureProps, preloadPicture } from './picture'

type ArtDirectedPictureProps = Omit<PictureProps, 'media' | 'children'> & {
  /** Shown on narrow screens, at their full width. */
  portrait?: PictureData
}

/**
 * A picture with a portrait crop for phones. In a file of its own, since `Picture` is also part of client components.
 */
export function ArtDirectedPicture({ portrait, ...props }: ArtDirectedPictureProps) {
  if (!portrait) return <Picture {...props} />
  if (props.priority) preloadPicture(portrait, portrait.widths, '100vw', narrowScreens)
  return (
    <Picture {...props} media={widerScreens}>
      <source
        media={narrowScreens}
        type="image/avif"
        srcSet={sourceSet(portrait, portrait.widths)}
        sizes="100vw"
      />
      <source media={narrowScreens} srcSet={fallbackVariant(portrait)} />
    </Picture>
  )
}
