import { preload } from 'react-dom'
import { basePath } from '@/lib/site/env'
import { madePicture, narrowScreens, widerScreens } from '@/lib/site/made-picture'
import type { PictureData } from '@/lib/site/pictures'
import { PicturePlaceholder } from './picture-placeholder'

export type PictureProps = {
  /** Undefined while the master is missing: a placeholder is drawn in its place. */
  picture: PictureData | undefined
  /** Shown instead on narrow screens, where it is as wide as the screen. */
  portrait?: PictureData
  alt: string
  /** The width it is shown at, as the `sizes` attribute has it. */
  sizes: string
  /** Leaves out widths larger than the picture is ever shown at, doubled for dense screens. */
  maxWidth?: number
  /** A picture of the first view that the largest paint waits for. */
  priority?: boolean
  className?: string
}

/** A picture never shown wider than half of this needs no choice of widths in a browser without AVIF. */
const THUMBNAIL_WIDTH = 480

const sourceSet = (picture: PictureData, widths: number[], extension: 'avif' | 'webp') =>
  widths.map((width) => `${madePicture(picture, width, extension)} ${width}w`).join(', ')

/** Asks for a picture before the page is read as far as its place. */
function preloadPicture(picture: PictureData, widths: number[], sizes: string, media?: string): void {
  preload(madePicture(picture, widths.at(-1) ?? picture.width, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(picture, widths, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  })
}

export function Picture(props: PictureProps) {
  const { picture, portrait, alt, sizes, maxWidth = Infinity, priority, className } = props
  if (!picture) return <PicturePlaceholder label={alt} className={className} />
  const widths = picture.widths.filter((width, index) => index === 0 || width <= maxWidth)
  const widest = widths.at(-1) ?? picture.width
  if (priority) {
    preloadPicture(picture, widths, sizes, portrait && widerScreens)
    if (portrait) preloadPicture(portrait, portrait.widths, '100vw', narrowScreens)
  }
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  const isThumbnail = maxWidth <= THUMBNAIL_WIDTH
  return (
    <picture className="contents">
      {portrait &&
        (['avif', 'webp'] as const).map((extension) => (
          <source
            key={extension}
            media={narrowScreens}
            type={`image/${extension}`}
            srcSet={sourceSet(portrait, portrait.widths, extension)}
            sizes="100vw"
          />
        ))}
      <source type="image/avif" srcSet={sourceSet(picture, widths, 'avif')} sizes={sizes} />
      {!isThumbnail && <source type="image/webp" srcSet={sourceSet(picture, widths, 'webp')} sizes={sizes} />}
      <img
        src={isThumbnail ? madePicture(picture, widest, 'webp') : basePath + picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        decoding={priority ? 'sync' : 'async'}
        data-shade={picture.shade}
        className={className ?? 'w-full'}
        {...loading}
      />
    </picture>
  )
}
