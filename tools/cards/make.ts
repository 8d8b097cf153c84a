import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod'
import { cardName, cardSize } from '../../lib/site/cards'
import { findPicture } from '../../lib/site/pictures'
import { tones } from '../../tailwind.config'
import { inParallel } from '../shared/in-parallel'
import { type Brand, drawWords } from './drawing'
import { drawGround } from './ground'
import type { Card } from './list'
import { openTypefaces, typefaceFiles, type Typefaces } from './typefaces'

/** The largest file that every app is known to show, in bytes. */
export const MAX_BYTES = 200_000
/** Tried in turn until a card is small enough. */
const QUALITIES = [86, 78, 70, 60]

type Places = {
  /** Where the cards go. */
  folder: string
  /** Which card was made from what: name → hash of all that went into it. */
  record: string
}

const recordSchema = z.record(z.string(), z.string())

const readRecord = (file: string) =>
  existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}

/** The code and the typefaces that draw a card: when they change, all cards are made anew. */
function hashOfTools(): string {
  const here = join('tools', 'cards')
  const files = [...readdirSync(here).map((name) => join(here, name)), ...Object.values(typefaceFiles)]
  const hash = createHash('sha256').update(JSON.stringify([tones, sharp.versions]))
  for (const file of files.sort()) hash.update(readFileSync(file))
  return hash.digest('hex')
}

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

/** Draws one card. Returns the bytes of a JPEG. */
export async function drawCard(card: Card, brand: Brand, typefaces: Typefaces): Promise<Buffer> {
  const blank = { ...cardSize, channels: 3, background: tones[card.tone].surface } as const
  const layers = [await drawGround(card), Buffer.from(drawWords(card, brand, typefaces))]
  const image = await sharp({ create: blank })
    .composite(layers.flatMap((input) => (input ? [{ input }] : [])))
    .png({ compressionLevel: 0 })
    .toBuffer()
  return encode(card, image)
}

/** Under another name first, so that a build cut off half-way leaves no half card. */
function write(file: string, bytes: Buffer | string): void {
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}

/**
 * Makes the cards that are missing or whose page, picture or design has changed, and removes those of pages that are gone.
 * @returns the number of cards made.
 */
export async function makeCards(cards: Card[], brand: Brand, { folder, record }: Places): Promise<number> {
  const tools = hashOfTools()
  const before = readRecord(record)
  const wanted = cards.map((card) => {
    const picture = card.picture && findPicture(card.picture)?.hash
    const hash = createHash('sha256')
      .update(JSON.stringify([tools, brand, card, picture]))
      .digest('hex')
    const name = cardName(card.path)
    return { card, name, hash, file: join(folder, `${name}.jpg`) }
  })
  const missing = wanted.filter(({ name, hash, file }) => before[name] !== hash || !existsSync(file))
  mkdirSync(folder, { recursive: true })
  mkdirSync(dirname(record), { recursive: true })
  const typefaces = await openTypefaces()
  await inParallel(missing, async ({ card, file }) => write(file, await drawCard(card, brand, typefaces)))
  const names = new Set(wanted.map(({ name }) => `${name}.jpg`))
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name))
  write(
    record,
    `${JSON.stringify(Object.fromEntries(wanted.map(({ name, hash }) => [name, hash])), null, 1)}\n`,
  )
  return missing.length
}
