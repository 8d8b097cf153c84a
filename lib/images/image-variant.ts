import { sitePath } from '@/lib/config/env'
import type { PictureData } from './pictures'

/** Media queries of the screens that show a picture's portrait variant, where it has one, and of all others. */
export const narrowScreens = 'not all and (min-width: 480px)'
export const widerScreens = '(min-width: 480px)'

/** Address of one variant of a master: `width` is one of the picture's widths, `extension` is avif or webp. */
export const imageVariant = ({ src, hash }: PictureData, width: number, extension: 'avif' | 'webp') =>
  `${sitePath}/pictures${src.replace(/\.\w+$/, '')}-${hash}-${width}.${extension}`

/** The `srcset` of AVIF variants. @param widths the widths of the picture that the page uses, ascending. */
export const sourceSet = (picture: PictureData, widths = picture.widths): string =>
  widths.map((width) => `${imageVariant(picture, width, 'avif')} ${width}w`).join(', ')

/** The width of the WebP, one for all screens. Only browsers without AVIF load it (Safari before 16, Edge before 121). */
const FALLBACK_WIDTH = 960

/** The width of a picture's WebP: the widest up to 960 px. */
export const fallbackWidth = ({ width, widths }: PictureData): number =>
  widths.findLast((each, index) => index === 0 || each <= FALLBACK_WIDTH) ?? width

/** Address of the WebP for browsers without AVIF. */
export const fallbackVariant = (picture: PictureData): string =>
  imageVariant(picture, fallbackWidth(picture), 'webp')
