import type { Framing } from './framing'

/** Where the nearest tyre of every vehicle stands, as a share of the card's height. */
const GROUND = 0.82
/** The most of the card's width, and of its height above the ground, that a vehicle takes up. */
const ROOM = { width: 0.86, height: 0.74 }

/** Where the master lies on the card: its size, and its left and top edge, in shares of the card. */
export type Placement = { scale: number; left: number; top: number }

type Framed = Omit<Framing, 'digest' | 'horizon'>

/** The width of a metre at which the largest of the vehicles just fits a card. */
const commonMetre = (vehicles: Framed[]) =>
  Math.min(
    ...vehicles.map(
      ({ metre, ground, left, right, top }) =>
        metre * Math.min(ROOM.width / (right - left), ROOM.height / (ground - top)),
    ),
  )

/** In the middle of the card, and on the ground line. */
function placeOf({ metre, ground, left, right }: Framed, metreOnCard: number): Placement {
  const scale = metreOnCard / metre
  return { scale, left: 0.5 - (scale * (left + right)) / 2, top: GROUND - scale * ground }
}

/** Lists mix cars of these categories, so they share one scale; every other category has a scale of its own. */
const CARS = ['sedans', 'suv-muvs', 'luxury-cars-4-7-seater', 'ev-cars']

/** What is shown at one scale, from the path of a picture: `/ourFleet/{category}/{vehicle}/1.jpg`. */
function scaleOf(src: string): string {
  const category = src.split('/')[2] ?? ''
  return CARS.includes(category) ? 'cars' : category
}

/** The place of every framed picture on its card. */
export function placements<Each extends Framed>(framings: [src: string, framing: Each][]) {
  const scales = new Set(framings.map(([src]) => scaleOf(src)))
  return [...scales].flatMap((scale) => {
    const sharing = framings.filter(([src]) => scaleOf(src) === scale)
    const metre = commonMetre(sharing.map(([, framing]) => framing))
    return sharing.map(([src, framing]) => ({ src, framing, place: placeOf(framing, metre) }))
  })
}
