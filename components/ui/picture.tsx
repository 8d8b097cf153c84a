import { preload } from 'react-dom'
import { basePath } from '@/lib/config/env'
import { focusClass } from '@/lib/images/focus'
import { imageVariant } from '@/lib/images/image-variant'
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

/** A picture that needs no larger variant has a single WebP for browsers without AVIF. */
const SMALL_WIDTH = 960

export const sourceSet = (picture: PictureData, widths: number[], extension: 'avif' | 'webp') =>
  widths.map((width) => `${imageVariant(picture, width, extension)} ${width}w`).join(', ')

/** Adds a preload link for a picture. */
export function preloadPicture(picture: PictureData, widths: number[], sizes: string, media?: string): void {
  preload(imageVariant(picture, widths.at(-1) ?? picture.width, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(picture, widths, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  })
}

export function Picture(props: PictureProps) {
  const { picture, alt, sizes, maxWidth = Infinity, priority, media, className, children } = props
  if (!picture) return <PicturePlaceholder label={alt} className={className} />
  const widths = picture.widths.filter((width, index) => index === 0 || width <= maxWidth)
  const widest = widths.at(-1) ?? picture.width
  if (priority) preloadPicture(picture, widths, sizes, media)
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  const isSmall = maxWidth <= SMALL_WIDTH
  return (
    <picture className="contents">
      {children}
      <source type="image/avif" srcSet={sourceSet(picture, widths, 'avif')} sizes={sizes} />
      {!isSmall && <source type="image/webp" srcSet={sourceSet(picture, widths, 'webp')} sizes={sizes} />}
      <img
        src={isSmall ? imageVariant(picture, widest, 'webp') : basePath + picture.src}
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
