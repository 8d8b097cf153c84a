import { mkdirSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { composeCard } from './card'
import type { Card } from './cards'
import { type EncodedFile, PUBLIC } from './masters'
import { cardQuality } from '../picture-formats'
import { sharp } from './sharp'

/** Files to be encoded of one master, or of the card on which it is composed. */
type Task = { src: string; isCard: boolean; missing: EncodedFile[] }

/** Upright, without metadata such as the GPS position, and decoded once for all widths. */
async function decoded(src: string, width: number) {
  const upright = sharp(join(PUBLIC, src)).autoOrient().resize({ width })
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

async function composed(src: string, cards: Map<string, Card>) {
  const card = cards.get(src)
  if (!card) throw new Error(`${src} has changed since the manifest was written`)
  const file = join(PUBLIC, src)
  const { width, height } = await sharp(file).metadata()
  const { scale, left, top } = card.place
  const place = { left: width * left, top: height * top, width: width * scale, height: height * scale }
  const rounded = Object.fromEntries(Object.entries(place).map(([key, value]) => [key, Math.round(value)]))
  return composeCard(file, card.framing, rounded as typeof place, { width, height })
}

/** Encodes what is missing of one picture. @throws if a card's master has changed since the manifest was written. */
export async function encode({ src, isCard, missing }: Task, cards: Map<string, Card>): Promise<void> {
  const largest = Math.max(...missing.map(({ width }) => width))
  const image = isCard ? await composed(src, cards) : await decoded(src, largest)
  for (const { width, format, file } of missing) {
    mkdirSync(dirname(file), { recursive: true })
    // An interrupted build must not leave a partial file that the next one takes for complete.
    const part = `${file}.part`
    const { extension, options } = format
    await image
      .clone()
      .resize({ width })
      .toFormat(extension, isCard ? { ...options, quality: cardQuality[extension] } : options)
      .toFile(part)
    await rename(part, file)
  }
}
