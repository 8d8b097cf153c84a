/**
 * Encodes every master picture of the manifest, and its variant for cards where it has one, as AVIF and WebP in several
 * widths. Incremental: pictures whose master has not changed are skipped.
 */
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, manifestSchema, type PictureData } from '../lib/images/pictures'
import type { Task } from './pictures/encode'
import { ENCODED, encodedFiles } from './pictures/masters'
import { filesBelow } from './shared/files-below'
import { inParallel } from './shared/in-parallel'

/** Removes encoded files of deleted or changed masters. */
async function removeStale(pictures: PictureData[]): Promise<void> {
  const current = new Set(pictures.flatMap((picture) => encodedFiles(picture).map(({ file }) => file)))
  const made = existsSync(ENCODED) ? filesBelow(ENCODED).map((file) => join(ENCODED, file)) : []
  const stale = made.filter((file) => !current.has(file))
  await Promise.all(stale.map((file) => rm(file)))
}

const pictures = Object.values(manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))))
const variants = pictures.flatMap(({ card, ...picture }) => [
  { picture, isCard: false },
  ...(card ? [{ picture: { ...picture, ...card }, isCard: true }] : []),
])
const tasks = variants
  .map(({ picture, isCard }): Task => {
    const missing = encodedFiles(picture).filter(({ file }) => !existsSync(file))
    return { src: picture.src, isCard, missing }
  })
  .filter(({ missing }) => missing.length > 0)
if (tasks.length > 0) {
  const { createEncoder } = await import('./pictures/encode')
  const encode = createEncoder()
  const encodeAndCount = async (task: Task, index: number) => {
    await encode(task)
    if (index % 16 === 0) console.log(`pictures: ${index} of ${tasks.length}`)
  }
  await inParallel(tasks, encodeAndCount)
}
await removeStale(variants.map(({ picture }) => picture))
const written = tasks.flatMap(({ missing }) => missing).length
console.log(`pictures: ${written} files written`)
