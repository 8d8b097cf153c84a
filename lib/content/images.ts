import { interpolate } from '@/lib/format/interpolate'
import { findPicture, type PictureData, vehiclePictures } from '@/lib/images/pictures'
import { getMessages } from './pages'
import type { Vehicle } from './schema/fleet'
import type { Picture } from './schema/values'

/** A picture with its text, ready to be drawn; undefined while its master is missing. */
export type ResolvedImage = { picture: PictureData | undefined; portrait?: PictureData; alt: string }

/** A picture named in the content. */
export const resolveImage = ({ src, portrait, alt }: Picture & { portrait?: string }): ResolvedImage => ({
  picture: findPicture(src),
  portrait: portrait === undefined ? undefined : findPicture(portrait),
  alt,
})

/** A vehicle's three pictures. A drawing of its type is not a photograph of the very car, and says so. */
export function galleryOf(vehicle: Vehicle): ResolvedImage[] {
  const { views, ...messages } = getMessages().fleet
  return vehiclePictures(vehicle).map((picture, index) => ({
    picture,
    alt: interpolate(messages[vehicle.pictures], { vehicle: vehicle.name, view: views[index] ?? '' }),
  }))
}
