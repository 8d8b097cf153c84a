/**
 * Reads every master picture below public/ and writes the picture manifest, from which pages are rendered. Encodes
 * nothing.
 */
import { writeFileSync } from 'node:fs'
import { manifestFile } from '../lib/images/pictures'
import { cardData, listCards } from './pictures/cards'
import { isPictureName, listMasterFiles, PUBLIC } from './pictures/masters'
import { readMaster } from './pictures/read-master'
import { openCache } from './shared/build-cache'

const started = performance.now()
const cache = openCache('.cache/manifest')
const read = await Promise.all(
  listMasterFiles()
    .filter(isPictureName)
    .map((src) => readMaster(src, PUBLIC, cache)),
)
// An unreadable one is omitted here; the content check, which is the next step, reports it.
const pictures = read.flatMap((master) => ('picture' in master ? [master.picture] : []))
const cards = listCards()
const entries = pictures.map((picture) => {
  const card = cards.get(picture.src)
  return [picture.src, card ? { ...picture, card: cardData(card, picture) } : picture]
})
writeFileSync(manifestFile, `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`pictures: ${pictures.length} masters read in ${seconds} s, ${cards.size} framed for cards`)
