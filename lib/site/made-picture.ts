import { basePath } from './env'
import type { PictureData } from './pictures'

/** Address of one file made from a master: `width` is one of the picture's widths, `extension` is avif or webp. */
export const madePicture = ({ src, hash }: PictureData, width: number, extension: 'avif' | 'webp') =>
  `${basePath}/pictures${src.replace(/\.\w+$/, '')}-${hash}-${width}.${extension}`
