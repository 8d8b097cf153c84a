import { interpolate } from '@/lib/format/interpolate'
import type { Focus } from '@/lib/images/focus'
import { asCard, findPicture, type PictureData, vehiclePictures } from '@/lib/images/pictures'
import { getMessages } from './pages'
import type { Vehicle } from './schema/fleet'
import type { Picture } from './schema/values'

/** A picture with its alternative text; `picture` is undefined while its master is missing. */
export type ResolvedImage = { picture: PictureData | undefined; portrait?: PictureData; alt: string }

/** Without a focus the picture itself, so that nothing is added to the page's data. */
const focused = (picture: PictureData | undefined, focus: Focus | undefined) =>
  picture && focus ? { ...picture, focus } : picture

/** A picture named in the content. */
export const resolveImage = ({
  src,
  portrait,
  alt,
  focus,
}: Picture & { portrait?: string }): ResolvedImage => ({
  picture: focused(findPicture(src), focus),
  portrait: portrait === undefined ? undefined : findPicture(portrait),
  alt,
})

/** A picture as a card shows it. */
export const onCard = (image: ResolvedImage): ResolvedImage => ({ ...image, picture: asCard(image.picture) })

/**
 * A vehicle's three pictures, and its cabin if there is a picture of it. The alternative text says whether it is an
 * illustration or a photograph.
 */
export function galleryOf({ name: vehicle, pictures: kind, ...folder }: Vehicle): ResolvedImage[] {
  const { views, ...messages } = getMessages().fleet
  const cabin = kind === 'photograph' ? messages.cabinPhotograph : messages.cabinIllustration
  return vehiclePictures(folder).map((picture, index) => {
    const view = views[index]
    return {
      picture,
      alt: view ? interpolate(messages[kind], { vehicle, view }) : interpolate(cabin, { vehicle }),
    }
  })
}

/** A vehicle's first picture, as cards show it. */
export const cardOf = (vehicle: Vehicle): ResolvedImage =>
  onCard(galleryOf(vehicle)[0] ?? { picture: undefined, alt: vehicle.name })
