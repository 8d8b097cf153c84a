import { cardSize } from '../../lib/images/social-cards'
import { tones } from '../../tailwind.config'
import { sharp } from '../pictures/sharp'
import { type Brand, drawOverlay } from './drawing'
import { drawGround } from './ground'
import type { Card } from './list'
import type { Typefaces } from './typefaces'

/** The largest file that every app is known to show, in bytes. */
export const MAX_BYTES = 200_000
/** Tried in turn until a card is small enough. */
const QUALITIES = [86, 78, 70, 60]

/** @throws when no quality makes the card small enough, naming the page. */
async function encode(card: Card, image: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await sharp(image).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length <= MAX_BYTES) return bytes
  }
  throw new Error(
    `The social card of ${card.path} is over ${MAX_BYTES / 1000} KB. Give the page a calmer picture.`,
  )
}

/** Renders one card. Returns the bytes of a JPEG. */
export async function renderCard(card: Card, brand: Brand, typefaces: Typefaces): Promise<Buffer> {
  const blank = { ...cardSize, channels: 3, background: tones[card.tone].surface } as const
  const layers = [await drawGround(card), Buffer.from(drawOverlay(card, brand, typefaces))]
  const image = await sharp({ create: blank })
    .composite(layers.flatMap((input) => (input ? [{ input }] : [])))
    .png({ compressionLevel: 0 })
    .toBuffer()
  return encode(card, image)
}
