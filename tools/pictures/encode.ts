import { mkdirSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { composeCard } from './card'
import type { Card } from './cards'
import { type EncodedFile, PUBLIC } from './masters'
import { sharp } from './sharp'

/** Files to be encoded of one master, or of the card on which it is composed. */
export type Task = { src: string; card?: Card; missing: EncodedFile[] }

/** Upright, and without metadata such as the GPS position. */
const readMaster = (src: string) => sharp(join(PUBLIC, src)).autoOrient()

export async function encode({ src, card, missing }: Task): Promise<void> {
  const image = card ? await composeCard(join(PUBLIC, src), card.framing, card.place) : readMaster(src)
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
      await sharp(data, { raw }).toFormat(format.extension, format.options).toFile(part)
      await rename(part, file)
    }
  }
}
