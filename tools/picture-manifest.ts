/**
 * Reads every master picture below public/ and writes the picture manifest, from which pages are rendered. Encodes
 * nothing.
 */
import { writeFileSync } from 'node:fs'
import { manifestFile } from '../lib/images/pictures'
import { cardData, listCards } from './pictures/cards'
import { isPictureName, listMasterFiles } from './pictures/masters'
import { readMaster } from './pictures/read-master'

const read = await Promise.all(
  listMasterFiles()
    .filter(isPictureName)
    .map((src) => readMaster(src)),
)
// An unreadable one is omitted here; the content check, which is the next step, reports it.
const pictures = read.flatMap((master) => ('picture' in master ? [master.picture] : []))
const cards = listCards()
const entries = pictures.map((picture) => {
  const card = cards.get(picture.src)
  return [picture.src, card ? { ...picture, card: cardData(card, picture) } : picture]
})
writeFileSync(manifestFile, `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`)
console.log(`pictures: ${pictures.length} masters read, ${cards.size} framed for cards`)
