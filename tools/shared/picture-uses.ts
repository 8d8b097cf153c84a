import type { Vehicle } from '../../lib/content/schema/fleet'
import { findSvg } from '../../lib/content/clients'
import { findPicture, vehiclePictures } from '../../lib/images/pictures'
import { type ContentFile, textsIn } from './content-files'
import { placeIn } from './place'

/**
 * Minimum widths of masters in pixels. Scenes fill the screen; awards and the journey are shown small; a card in shares
 * is drawn 1200 wide, the film 1280; a portrait is as wide as a phone; logos and the leaders' faces are the smallest.
 */
export const MIN_WIDTH = {
  scene: 1600,
  vehicle: 1200,
  small: 1000,
  card: 1200,
  poster: 1280,
  portrait: 800,
  logo: 320,
  leader: 240,
} as const

/** A picture that a page shows, and the place in the content that names it. */
export type PictureUse = { src: string; where: string; minimum: number; width?: number }

const PICTURE = /^\/(scenes|ourFleet)\/\S.*\.(avif|webp|png|jpe?g|svg)$/i

const minimumOf = (src: string, path: PropertyKey[]) => {
  if (src.startsWith('/ourFleet/')) return MIN_WIDTH.vehicle
  const key = path.at(-1)
  if (key === 'card' || key === 'poster' || key === 'portrait' || key === 'logo') return MIN_WIDTH[key]
  if (path[0] === 'leadership') return MIN_WIDTH.leader
  return path[0] === 'awards' || path[0] === 'journey' ? MIN_WIDTH.small : MIN_WIDTH.scene
}

/** An SVG scales to any width. */
const widthOf = (src: string) => {
  if (!/\.svg$/i.test(src)) return findPicture(src)?.width
  return findSvg(src) ? Infinity : undefined
}

/** The pictures that a content file refers to. */
export const namedPictures = ({ name, data, lineOf }: ContentFile): PictureUse[] =>
  textsIn(data)
    .filter(({ text }) => PICTURE.test(text))
    .map(({ text, path }) => ({
      src: text,
      where: placeIn(name, lineOf(path), path.join('.')),
      minimum: minimumOf(text, path),
      width: widthOf(text),
    }))

/** The three pictures of a vehicle, which are resolved by their path, not by its file. */
export const picturesOf = (vehicle: Vehicle): PictureUse[] =>
  vehiclePictures(vehicle).map((picture, index) => ({
    src: picture?.src ?? `/ourFleet/${vehicle.category}/${vehicle.slug}/${index + 1}.jpg`,
    where: `content/fleet/vehicles/${vehicle.slug}.yaml`,
    minimum: MIN_WIDTH.vehicle,
    width: picture?.width,
  }))
