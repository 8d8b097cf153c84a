import { basePath } from '@/lib/config/env'
import type { PictureData } from './pictures'

/** The screens that show a picture's portrait, where it has one, and the others. */
export const narrowScreens = 'not all and (min-width: 480px)'
export const widerScreens = '(min-width: 480px)'

/** Address of one file made from a master: `width` is one of the picture's widths, `extension` is avif or webp. */
export const imageVariant = ({ src, hash }: PictureData, width: number, extension: 'avif' | 'webp') =>
  `${basePath}/pictures${src.replace(/\.\w+$/, '')}-${hash}-${width}.${extension}`
