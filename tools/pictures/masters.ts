import { existsSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { fallbackWidth } from '../../lib/images/image-variant'
import type { PictureData } from '../../lib/images/pictures'
import { formats } from '../picture-formats'
import { filesBelow } from '../shared/files-below'

export const PUBLIC = 'public'
/** Folders of master pictures below `public/`. */
const MASTERS = ['ourFleet', 'scenes']

/** Every file in the folders of the masters, as a path below `folder` such as `/scenes/wedding.jpg`. */
export const listMasterFiles = (folder = PUBLIC): string[] =>
  MASTERS.filter((name) => existsSync(join(folder, name)))
    .flatMap((name) => filesBelow(join(folder, name)).map((file) => `/${name}/${file}`))
    .sort()

/** Whether a file name has the extension of a supported picture. */
export const isPictureName = (file: string) => /\.(jpe?g|png|webp|avif)$/i.test(file)

export const ENCODED = join(PUBLIC, 'pictures')

const fileOf = ({ src, hash }: PictureData, width: number, extension: string) =>
  join(ENCODED, dirname(src), `${basename(src, extname(src))}-${hash}-${width}.${extension}`)

export type EncodedFile = { width: number; format: (typeof formats)[number]; file: string }

/** Every file that is encoded from one master: AVIF in all widths, and one WebP. */
export const encodedFiles = (picture: PictureData): EncodedFile[] =>
  picture.widths.flatMap((width) =>
    formats
      .filter(({ extension }) => extension === 'avif' || width === fallbackWidth(picture))
      .map((format) => ({ width, format, file: fileOf(picture, width, format.extension) })),
  )
