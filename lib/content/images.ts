import { interpolate } from '@/lib/format/interpolate'
import { formatMonthOf } from '@/lib/format/intl'
import { EXTERIOR_VIEWS } from '@/lib/images/exterior-views'
import type { Focus } from '@/lib/images/focus'
import { asCard, findPicture, type PictureData, vehiclePictures } from '@/lib/images/pictures'
import { getMessages } from './pages'
import type { Vehicle } from './schema/fleet'
import type { Picture } from './schema/values'

/** A picture with its alternative text; `picture` is undefined while its master is missing. */
export type ResolvedImage = {
  picture: PictureData | undefined
  portrait?: PictureData
  alt: string
  /** What it is, shown with it. */
  note?: string
}

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
export function viewsOf({ name: vehicle, pictures: kind, ...folder }: Vehicle): ResolvedImage[] {
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

/** The picture of a vehicle's cabin, if there is one. */
export const cabinOf = (vehicle: Vehicle): ResolvedImage | undefined => viewsOf(vehicle)[EXTERIOR_VIEWS]

/** All pictures of a vehicle: the company's photographs first. Beside them an illustration is named as one. */
export function galleryOf(vehicle: Vehicle): ResolvedImage[] {
  const { photos, name, pictures: kind } = vehicle
  if (!photos) return viewsOf(vehicle)
  const { ownPhotograph, illustrated } = getMessages().fleet
  const own = photos.map(({ place, takenOn, ...photo }) => ({
    ...resolveImage(photo),
    note: interpolate(ownPhotograph, { vehicle: name, place, month: formatMonthOf(takenOn) }),
  }))
  const views = viewsOf(vehicle)
  return [
    ...own,
    ...(kind === 'illustration' ? views.map((view) => ({ ...view, note: illustrated })) : views),
  ]
}

/** A vehicle's front, as cards show it: photographs of the company's have no common line and scale. */
export const cardOf = (vehicle: Vehicle): ResolvedImage =>
  onCard(viewsOf(vehicle)[0] ?? { picture: undefined, alt: vehicle.name })
