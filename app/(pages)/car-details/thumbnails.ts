import type { Thumbnails } from '@/components/compare/props'
import { listVehicles } from '@/lib/content/fleet'
import { cardOf } from '@/lib/content/images'

/** A suggestion is at most 480 CSS pixels wide, so screens with a pixel ratio of 2 need no picture wider than 960. */
const LARGEST = 960

/** The first picture of every vehicle, by slug, in the sizes that suggestions use. */
export const thumbnails = (): Thumbnails =>
  Object.fromEntries(
    listVehicles().flatMap((vehicle) => {
      const picture = cardOf(vehicle).picture
      return picture
        ? [[vehicle.slug, { ...picture, widths: picture.widths.filter((width) => width <= LARGEST) }]]
        : []
    }),
  )
