import type { Framing } from './framing'

/** Where the nearest tyre of every vehicle stands, as a share of the card's height. */
const GROUND = 0.85
/** The most of the card's width, and of its height above the ground, that a vehicle takes up. */
const ROOM = { width: 0.9, height: 0.78 }

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

/** A category's vehicles are shown to one scale; from the path of a picture: `/ourFleet/{category}/{vehicle}/1.jpg`. */
const categoryOf = (src: string) => src.split('/')[2] ?? ''

/** The place of every framed picture on its card. */
export function placements<Each extends Framed>(framings: [src: string, framing: Each][]) {
  const categories = new Set(framings.map(([src]) => categoryOf(src)))
  return [...categories].flatMap((category) => {
    const sharing = framings.filter(([src]) => categoryOf(src) === category)
    const metre = commonMetre(sharing.map(([, framing]) => framing))
    return sharing.map(([src, framing]) => ({ src, framing, place: placeOf(framing, metre) }))
  })
}
