import { preload } from 'react-dom'
import { basePath } from '@/lib/config/env'
import { imageVariant } from '@/lib/images/image-variant'
import type { PictureData } from '@/lib/images/pictures'
import { PicturePlaceholder } from './picture-placeholder'

export type PictureProps = {
  /** Undefined while the master is missing: a placeholder is drawn in its place. */
  picture: PictureData | undefined
  alt: string
  /** The width it is shown at, as the `sizes` attribute has it. */
  sizes: string
  /** Leaves out widths larger than the picture is ever shown at, doubled for dense screens. */
  maxWidth?: number
  /** A picture of the first view that the largest paint waits for. */
  priority?: boolean
  /** The screens that show it, where others show one of the sources given as children. */
  media?: string
  children?: React.ReactNode
  className?: string
}

/** A picture that needs no more than this, dense screens included, comes in one width to a browser without AVIF. */
const SMALL_WIDTH = 960

export const sourceSet = (picture: PictureData, widths: number[], extension: 'avif' | 'webp') =>
  widths.map((width) => `${imageVariant(picture, width, extension)} ${width}w`).join(', ')

/** Asks for a picture before the page is read as far as its place. */
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
        className={`${className ?? 'w-full'} ${picture.shade}`}
        {...loading}
      />
    </picture>
  )
}
