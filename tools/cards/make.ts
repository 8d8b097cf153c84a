import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardName } from '../../lib/images/social-cards'
import { findPicture } from '../../lib/images/pictures'
import { tones } from '../../tailwind.config'
import { type BuildCache, hashOf, hashOfCode } from '../shared/build-cache'
import type { Card } from './list'
import type { Brand } from './render'
import { openTypefaces, typefaceFiles } from './typefaces'
import { inParallel } from '../shared/in-parallel'

type Places = {
  /** The output folder. */
  folder: string
  /** For cards that are unchanged since an earlier build. */
  cache: BuildCache
}

const PARTS = ['lib/images/focus.ts', 'lib/images/social-cards.ts', 'tools/pictures/sharp.ts']

/** Of the code and fonts that render cards: when they change, all cards are rendered again. */
function hashOfTools(): string {
  const here = join('tools', 'cards')
  const own = readdirSync(here).map((name) => join(here, name))
  return hashOf(JSON.stringify(tones), hashOfCode(...own.sort(), ...PARTS, ...typefaceFiles))
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
    const key = hashOf(tools, JSON.stringify([brand, card, pictureHash]))
    return { card, name: cardName(card.path), key }
  })
}

/**
 * Publishes the card of each page, rendered anew if its page, picture or design has changed.
 * @returns the number of cards rendered.
 */
export async function makeCards(cards: Card[], brand: Brand, { folder, cache }: Places): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const planned = plan(cards, brand)
  let typefaces: ReturnType<typeof openTypefaces> | undefined
  let rendered = 0
  const publish = async ({ card, name, key }: (typeof planned)[number]) => {
    const jpeg = await cache.get(key, async () => {
      const { renderCard } = await import('./render')
      typefaces ??= openTypefaces()
      rendered += 1
      await typefaces
      return renderCard(card, brand)
    })
    writeFileSync(join(folder, `${name}.jpg`), jpeg)
  }
  await inParallel(planned, publish)
  return rendered
}
