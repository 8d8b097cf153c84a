import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardName } from '../../lib/images/social-cards'
import { findPicture } from '../../lib/images/pictures'
import { tones } from '../../tailwind.config'
import { effort } from '../picture-formats'
import { type BuildCache, hashOf, hashOfCode } from '../shared/build-cache'
import { filesIn } from '../shared/files-below'
import { inParallel } from '../shared/in-parallel'
import type { Card } from './list'
import { type Brand, renderCard } from './render'
import { openTypefaces, typefaceFiles } from './typefaces'

const PARTS = ['lib/images/focus.ts', 'lib/images/social-cards.ts']

/**
 * Publishes the card of each page in a folder, rendered anew if its page, picture or design has changed.
 * @returns the number of cards rendered.
 */
export async function makeCards(
  cards: Card[],
  brand: Brand,
  folder: string,
  cache: BuildCache,
): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const code = hashOf(
    JSON.stringify([tones, effort]),
    hashOfCode(...filesIn('tools/cards', /./), ...filesIn('tools/pictures', /./), ...PARTS, ...typefaceFiles),
  )
  let typefaces: Promise<void> | undefined
  let rendered = 0
  await inParallel(cards, async (given) => {
    // A missing picture is left out, as on the page.
    const picture = given.picture ? findPicture(given.picture) : undefined
    const card = { ...given, picture: picture?.src }
    const jpeg = await cache.get(hashOf(code, JSON.stringify([brand, card, picture?.hash])), async () => {
      await (typefaces ??= openTypefaces())
      rendered += 1
      return renderCard(card, brand)
    })
    writeFileSync(join(folder, `${cardName(card.path)}.jpg`), jpeg)
  })
  return rendered
}
