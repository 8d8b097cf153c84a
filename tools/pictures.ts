/**
 * Encodes every master picture of the manifest, and its variant for cards where it has one, as AVIF and WebP in several
 * widths. Incremental: pictures whose master has not changed are skipped.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFile, manifestSchema } from '../lib/images/pictures'
import { listCards } from './pictures/cards'
import { encode } from './pictures/encode'
import { ENCODED, encodedFiles } from './pictures/masters'
import { filesBelow } from './shared/files-below'
import { inParallel } from './shared/in-parallel'

const pictures = Object.values(manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))))
const variants = pictures.flatMap(({ card, ...picture }) => [
  { src: picture.src, isCard: false, files: encodedFiles(picture) },
  ...(card ? [{ src: picture.src, isCard: true, files: encodedFiles({ ...picture, ...card }) }] : []),
])
const tasks = variants
  .map(({ files, ...variant }) => ({ ...variant, missing: files.filter(({ file }) => !existsSync(file)) }))
  .filter(({ missing }) => missing.length > 0)
if (tasks.length > 0) {
  const cards = listCards()
  await inParallel(tasks, async (task, index) => {
    await encode(task, cards)
    if (index % 16 === 0) console.log(`pictures: ${index} of ${tasks.length}`)
  })
}
// Those of deleted or changed masters.
const current = new Set(variants.flatMap(({ files }) => files.map(({ file }) => file)))
for (const file of existsSync(ENCODED) ? filesBelow(ENCODED) : [])
  if (!current.has(join(ENCODED, file))) rmSync(join(ENCODED, file))
console.log(`pictures: ${tasks.flatMap(({ missing }) => missing).length} files written`)
