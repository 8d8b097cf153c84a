import { join } from 'node:path'
import { cropPosition, type Focus } from '../../lib/images/focus'
import { cardSize } from '../../lib/images/social-cards'
import { tones } from '../../tailwind.config'
import { composeCard } from '../pictures/card'
import { listCards } from '../pictures/cards'
import { type Sharp, sharp } from '../pictures/sharp'
import type { Card } from './list'

const { width: WIDTH, height: HEIGHT } = cardSize
/** A vehicle's picture on the card, in pixels: large, but complete in a square crop. */
const STUDIO = { width: 780, height: 488, left: 210, top: 106 }
/**
 * The most pixels cropped at the top of a scene; the rest is cropped at its foot, since vehicles are low in the
 * picture.
 */
const SKY = 120

/** A picture that fills the card, cropped around its focus, or else with a part of its sky. */
async function fill(picture: string, focus: Focus | undefined): Promise<Sharp> {
  const upright = sharp(picture).autoOrient().removeAlpha()
  if (focus) return upright.resize(WIDTH, HEIGHT, { position: cropPosition(focus) })
  const { data, info } = await upright
    .resize(WIDTH, HEIGHT, { fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = Math.floor((info.width - WIDTH) / 2)
  const top = Math.min(info.height - HEIGHT, SKY)
  return sharp(data, { raw: info }).extract({ left, top, width: WIDTH, height: HEIGHT })
}

let rendered: ReturnType<typeof listCards> | undefined

/** The background of a card, plain where the page has no picture. A rendered vehicle stands in its studio. */
export async function drawGround({
  picture,
  focus,
  tone,
}: Pick<Card, 'picture' | 'focus' | 'tone'>): Promise<Sharp> {
  if (!picture) return sharp({ create: { ...cardSize, channels: 3, background: tones[tone].surface } })
  const file = join('public', picture)
  const vehicle = (rendered ??= listCards()).get(picture)
  if (!vehicle) return fill(file, focus)
  return composeCard(file, vehicle.framing, STUDIO, cardSize)
}
