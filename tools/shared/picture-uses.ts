import type { Vehicle } from '../../lib/content/schema/fleet'
import { findPicture, vehiclePictures } from '../../lib/site/pictures'
import type { ContentFile } from './content-files'
import { placeIn } from './place'

/**
 * Least widths of masters in pixels. Scenes fill the screen; awards and the journey are shown small; a card in shares is
 * drawn 1200 wide, the film 1280; a portrait is as wide as a phone.
 */
export const MIN_WIDTH = {
  scene: 1600,
  vehicle: 1200,
  small: 1000,
  card: 1200,
  poster: 1280,
  portrait: 800,
} as const

/** A picture that a page shows, and where that is said. */
export type PictureUse = { src: string; where: string; minimum: number; width?: number }

const minimumOf = (src: string, path: PropertyKey[]) => {
  if (src.startsWith('/ourFleet/')) return MIN_WIDTH.vehicle
  const key = path.at(-1)
  if (key === 'card' || key === 'poster' || key === 'portrait') return MIN_WIDTH[key]
  return path[0] === 'awards' || path[0] === 'journey' ? MIN_WIDTH.small : MIN_WIDTH.scene
}

/** Every text of a value, with the path that leads to it. */
function textsIn(value: unknown, path: PropertyKey[] = []): { text: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

/** The pictures that a content file names. */
export const namedPictures = ({ name, data, lineOf }: ContentFile): PictureUse[] =>
  textsIn(data)
    .filter(({ text }) => /^\/(scenes|ourFleet)\/\S+\.(avif|webp|png|jpe?g)$/.test(text))
    .map(({ text, path }) => ({
      src: text,
      where: placeIn(name, lineOf(path), path.join('.')),
      minimum: minimumOf(text, path),
      width: findPicture(text)?.width,
    }))

/** The three pictures of a vehicle: its file names none, they are found by their place. */
export const picturesOf = ({ category, slug }: Vehicle): PictureUse[] =>
  vehiclePictures(category, slug).map((picture, index) => ({
    src: picture?.src ?? `/ourFleet/${category}/${slug}/${index + 1}.jpg`,
    where: `content/fleet/vehicles/${slug}.yaml`,
    minimum: MIN_WIDTH.vehicle,
    width: picture?.width,
  }))
