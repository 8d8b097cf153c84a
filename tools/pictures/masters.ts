import { basename, dirname, extname, join } from 'node:path'
import type { PictureData } from '../../lib/site/pictures'
import { formats } from '../picture-formats'

export const PUBLIC = 'public'
/** Folders of master pictures below `public/`. */
export const MASTERS = ['ourFleet', 'scenes']
export const ENCODED = join(PUBLIC, 'pictures')

const fileOf = ({ src, hash }: PictureData, width: number, extension: string) =>
  join(ENCODED, dirname(src), `${basename(src, extname(src))}-${hash}-${width}.${extension}`)

/** Every file that is encoded from one master. */
export const encodedFiles = (picture: PictureData) =>
  picture.widths.flatMap((width) =>
    formats.map((format) => ({ width, format, file: fileOf(picture, width, format.extension) })),
  )
