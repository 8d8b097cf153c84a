import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Vehicle } from '../../lib/content/schema/fleet'
import { findSvg } from '../../lib/content/clients'
import { findPicture, vehiclePictures } from '../../lib/images/pictures'
import type { ContentFile } from './content-files'
import { textsIn } from './texts-in'
import { kindOfPicture, type PictureKind } from './picture-rules'
import { placeIn } from './place'

/** A picture that a page shows, and the place in the content that names it. */
export type PictureUse = {
  src: string
  where: string
  kind: PictureKind
  /** Undefined while the picture is missing. */
  width?: number
  height?: number
  bytes?: number
}

const PICTURE = /^\/(scenes|ourFleet)\/\S.*\.(avif|webp|png|jpe?g|svg)$/i

/** The weight of a file below `public/`. */
function bytesOf(src: string): number | undefined {
  const file = join('public', src)
  return existsSync(file) ? statSync(file).size : undefined
}

/** An SVG scales to any width. */
const measure = (src: string): Pick<PictureUse, 'width' | 'height' | 'bytes'> => {
  const bytes = bytesOf(src)
  if (/\.svg$/i.test(src)) return { width: findSvg(src) ? Infinity : undefined, bytes }
  const picture = findPicture(src)
  return { width: picture?.width, height: picture?.height, bytes }
}

/** The pictures that the data of a content file names, with their paths in it. */
export const picturesIn = (data: unknown) =>
  textsIn(data)
    .filter(({ text }) => PICTURE.test(text))
    .map(({ text, path }) => ({ src: text, path, kind: kindOfPicture(text, path), ...measure(text) }))

/** The same with their places, for whose lines the file is parsed once more. */
export const namedPictures = ({ name, data, lineOf }: ContentFile): PictureUse[] =>
  picturesIn(data).map(({ path, ...picture }) => ({
    ...picture,
    where: placeIn(name, lineOf(path), path.join('.')),
  }))

/** The pictures of a vehicle, which are resolved by their path, not by its file. */
export const picturesOf = (vehicle: Vehicle): PictureUse[] =>
  vehiclePictures(vehicle).map((picture, index) => {
    const src = picture?.src ?? `/ourFleet/${vehicle.category}/${vehicle.slug}/${index + 1}.jpg`
    return { src, where: `content/fleet/vehicles/${vehicle.slug}.yaml`, kind: 'vehicle', ...measure(src) }
  })
