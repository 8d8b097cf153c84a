import { basePath } from '@/lib/config/env'
import type { PictureData } from './pictures'

/** Media queries of the screens that show a picture's portrait variant, where it has one, and of all others. */
export const narrowScreens = 'not all and (min-width: 480px)'
export const widerScreens = '(min-width: 480px)'

/** Address of one variant of a master: `width` is one of the picture's widths, `extension` is avif or webp. */
export const imageVariant = ({ src, hash }: PictureData, width: number, extension: 'avif' | 'webp') =>
  `${basePath}/pictures${src.replace(/\.\w+$/, '')}-${hash}-${width}.${extension}`
