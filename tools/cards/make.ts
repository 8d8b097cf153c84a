import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, parse } from 'node:path'
import pMap from 'p-map'
import * as z from 'zod'
import { cardName } from '../../lib/images/social-cards'
import { findPicture } from '../../lib/images/pictures'
import packageJson from '../../package.json' with { type: 'json' }
import { tones } from '../../tailwind.config'
import type { Brand } from './drawing'
import type { Card } from './list'
import { openTypefaces, typefaceFiles } from './typefaces'

type Places = {
  /** The output folder. */
  folder: string
  /** Record of the inputs of each card: name → hash of all inputs. */
  record: string
}

const recordSchema = z.record(z.string(), z.string())

const readRecord = (file: string) =>
  existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}

/** Hash of the code and fonts that render cards: when they change, all cards are rendered again. */
function hashOfTools(): string {
  const here = join('tools', 'cards')
  const files = [...readdirSync(here).map((name) => join(here, name)), ...Object.values(typefaceFiles)]
  const hash = createHash('sha256').update(JSON.stringify([tones, packageJson.devDependencies.sharp]))
  for (const file of files.sort()) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** Writes to a temporary name first, so that an interrupted build leaves no partial file. */
function write(file: string, bytes: Buffer | string): void {
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}

/** Removes a missing picture from a card, as on its page. */
function withKnownPicture(card: Card) {
  const picture = card.picture ? findPicture(card.picture) : undefined
  if (card.picture && !picture) console.warn(`social cards: ${card.path} has no picture ${card.picture}`)
  return { card: { ...card, picture: picture?.src }, pictureHash: picture?.hash }
}

/** Each card with its name and the hash of all its inputs. */
function plan(cards: Card[], brand: Brand) {
  const tools = hashOfTools()
  return cards.map(withKnownPicture).map(({ card, pictureHash }) => {
    const inputs = JSON.stringify([tools, brand, card, pictureHash])
    return { card, name: cardName(card.path), hash: createHash('sha256').update(inputs).digest('hex') }
  })
}

/**
 * Renders cards that are missing or whose page, picture or design has changed, and removes cards of deleted pages.
 * @returns the number of cards made.
 */
export async function makeCards(cards: Card[], brand: Brand, { folder, record }: Places): Promise<number> {
  for (const place of [folder, dirname(record)]) mkdirSync(place, { recursive: true })
  const before = readRecord(record)
  const planned = plan(cards, brand)
  const fileOf = (name: string) => join(folder, `${name}.jpg`)
  const missing = planned.filter(({ name, hash }) => before[name] !== hash || !existsSync(fileOf(name)))
  if (missing.length > 0) {
    const { renderCard } = await import('./render')
    const typefaces = await openTypefaces()
    await pMap(
      missing,
      async ({ card, name }) => write(fileOf(name), await renderCard(card, brand, typefaces)),
      { concurrency: availableParallelism() },
    )
  }
  const made = Object.fromEntries(planned.map(({ name, hash }) => [name, hash]))
  for (const file of readdirSync(folder)) if (!(parse(file).name in made)) rmSync(join(folder, file))
  write(record, `${JSON.stringify(made, null, 1)}\n`)
  return missing.length
}
