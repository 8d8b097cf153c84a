import type { Thumbnails } from '@/components/compare/props'
import { listVehicles } from '@/lib/content/fleet'
import { galleryOf } from '@/lib/content/gallery'

/** A suggestion is never drawn wider than 480 px: larger pictures need not be told to the browser. */
const LARGEST = 960

/** The first picture of every vehicle, by slug, in the sizes that a suggestion needs. */
export const thumbnails = (): Thumbnails =>
  Object.fromEntries(
    listVehicles().flatMap((vehicle) => {
      const picture = galleryOf(vehicle)[0]?.picture
      return picture
        ? [[vehicle.slug, { ...picture, widths: picture.widths.filter((width) => width <= LARGEST) }]]
        : []
    }),
  )
