import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureData } from '../../lib/images/pictures'
import { cardQuality, formats } from '../picture-formats'
import { type Placement, placements } from './card-placement'
import { digestOf, type Framing, readFramings } from './framing'
import { PUBLIC } from './masters'

/** The version of the composition. Another number gives every card a new address. */
const COMPOSITION = 1
/** Cards are at most 580 CSS pixels wide, so screens with a pixel ratio of 2 need no wider picture. */
const MOST = 1280

export type Card = { framing: Framing; place: Placement; hash: string }

const hashOf = (framing: Framing, place: Placement) =>
  createHash('sha256')
    .update(JSON.stringify([COMPOSITION, formats, cardQuality, framing, place]))
    .digest('hex')
    .slice(0, 8)

function isOfMaster(file: string, { digest }: Framing): boolean {
  return existsSync(file) && digestOf(readFileSync(file)) === digest
}

/**
 * The cards of all front pictures that are still the ones their framing describes, by the picture's path.
 * @param folder used in place of `public/`.
 */
export function listCards(folder = PUBLIC, framings = readFramings()): Map<string, Card> {
  const current = Object.entries(framings).filter(([src, framing]) => isOfMaster(join(folder, src), framing))
  return new Map(
    placements(current).map(({ src, framing, place }) => [
      src,
      { framing, place, hash: hashOf(framing, place) },
    ]),
  )
}

/** What the manifest says of a card: what differs from the picture. */
export const cardData = ({ hash }: Card, { widths }: PictureData) => ({
  hash,
  widths: widths.filter((width, index) => index === 0 || width <= MOST),
})
