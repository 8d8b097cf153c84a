import { preload } from 'react-dom'
import { focusClass } from '@/lib/images/focus'
import { fallbackVariant, imageVariant, sourceSet } from '@/lib/images/image-variant'
import type { PictureData } from '@/lib/images/pictures'
import { PicturePlaceholder } from './picture-placeholder'

export type PictureProps = {
  /** Undefined while the master is missing: a placeholder is shown in its place. */
  picture: PictureData | undefined
  alt: string
  /** The `sizes` attribute: the width at which it is shown. */
  sizes: string
  /** Leaves out larger variants: twice the greatest width at which the picture is shown. */
  maxWidth?: number
  /** For a picture that may be the Largest Contentful Paint. */
  priority?: boolean
  /** The media query of the screens that show it, where others show a `source` given as children. */
  media?: string
  children?: React.ReactNode
  className?: string
}

/** Adds a preload link for a picture. */
export function preloadPicture(picture: PictureData, widths: number[], sizes: string, media?: string): void {
  preload(imageVariant(picture, widths.at(-1) ?? picture.width, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(picture, widths),
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  })
}

export function Picture(props: PictureProps) {
  const { picture, alt, sizes, maxWidth = Infinity, priority, media, className, children } = props
  if (!picture) return <PicturePlaceholder label={alt} className={className} />
  const widths = picture.widths.filter((width, index) => index === 0 || width <= maxWidth)
  if (priority) preloadPicture(picture, widths, sizes, media)
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <picture className="contents">
      {children}
      <source type="image/avif" srcSet={sourceSet(picture, widths)} sizes={sizes} />
      <img
        src={fallbackVariant(picture)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        decoding={priority ? 'sync' : 'async'}
        className={`${className ?? 'w-full'} ${picture.shade}${picture.focus ? ` ${focusClass(picture.focus)}` : ''}`}
        {...loading}
      />
    </picture>
  )
}
