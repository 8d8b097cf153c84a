import { mkdirSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { composeCard } from './card'
import { type Card, listCards } from './cards'
import { type EncodedFile, PUBLIC } from './masters'
import { cardQuality } from '../picture-formats'
import { type Sharp, sharp } from './sharp'

/** Files to be encoded of one master, or of the card on which it is composed. */
export type Task = { src: string; isCard: boolean; missing: EncodedFile[] }

/** Upright, and without metadata such as the GPS position. */
const readMaster = (src: string) => sharp(join(PUBLIC, src)).autoOrient()

function composed(src: string, cards: Map<string, Card>) {
  const card = cards.get(src)
  if (!card) throw new Error(`${src} has changed since the manifest was written`)
  return composeCard(join(PUBLIC, src), card.framing, card.place)
}

async function write(image: Sharp, { isCard, missing }: Task): Promise<void> {
  for (const width of new Set(missing.map((file) => file.width))) {
    const { data, info: raw } = await image
      .clone()
      .resize({ width })
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const { format, file } of missing.filter((each) => each.width === width)) {
      mkdirSync(dirname(file), { recursive: true })
      // An interrupted build must not leave a partial file that the next one takes for complete.
      const part = `${file}.part`
      const { extension, options } = format
      await sharp(data, { raw })
        .toFormat(extension, isCard ? { ...options, quality: cardQuality[extension] } : options)
        .toFile(part)
      await rename(part, file)
    }
  }
}

/** @returns a function that encodes what is missing of one picture. It throws if a card's master has changed since the manifest was written. */
export function createEncoder(): (task: Task) => Promise<void> {
  const cards = listCards()
  return async (task) => write(task.isCard ? await composed(task.src, cards) : readMaster(task.src), task)
}
