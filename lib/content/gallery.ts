import { fill } from '@/lib/site/fill'
import { findPicture, type PictureData, vehiclePictures } from '@/lib/site/pictures'
import { getWords } from './pages'
import type { Vehicle } from './schema/fleet'
import type { Picture } from './schema/values'

/** A picture with its text, ready to be drawn; undefined while its master is missing. */
export type ShownPicture = { picture: PictureData | undefined; portrait?: PictureData; alt: string }

/** A picture named in the content. */
export const showPicture = ({ src, portrait, alt }: Picture & { portrait?: string }): ShownPicture => ({
  picture: findPicture(src),
  portrait: portrait === undefined ? undefined : findPicture(portrait),
  alt,
})

/** A vehicle's three pictures. A drawing of its type is not a photograph of the very car, and says so. */
export function galleryOf(vehicle: Vehicle): ShownPicture[] {
  const { views, ...words } = getWords().fleet
  return vehiclePictures(vehicle.category, vehicle.slug).map((picture, index) => ({
    picture,
    alt: fill(words[vehicle.pictures], { vehicle: vehicle.name, view: views[index] ?? '' }),
  }))
}
