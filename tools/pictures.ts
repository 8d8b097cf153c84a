/**
 * Encodes every master picture of the manifest as AVIF and WebP in several widths. Incremental: pictures whose master
 * has not changed are skipped.
 */
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { manifestFile, manifestSchema, type PictureData } from '../lib/images/pictures'
import { ENCODED, encodedFiles, PUBLIC } from './pictures/masters'
import { filesBelow } from './shared/files-below'

/** The master at one width, rotated by its EXIF orientation and without metadata such as the GPS position. */
async function resized(src: string, width: number) {
  const image = sharp(join(PUBLIC, src)).autoOrient().resize({ width })
  const { data, info: raw } = await image.raw().toBuffer({ resolveWithObject: true })
  return () => sharp(data, { raw })
}

/** Encodes what is missing of one picture. Returns the number of files written. */
async function encode(picture: PictureData): Promise<number> {
  const missing = encodedFiles(picture).filter(({ file }) => !existsSync(file))
  for (const width of new Set(missing.map((file) => file.width))) {
    const image = await resized(picture.src, width)
    for (const { format, file } of missing.filter((each) => each.width === width)) {
      mkdirSync(dirname(file), { recursive: true })
      // An interrupted build must not leave a partial file that the next one takes for complete.
      const part = `${file}.part`
      await image().toFormat(format.extension, format.options).toFile(part)
      await rename(part, file)
    }
  }
  return missing.length
}

/** Removes encoded files of deleted or changed masters. */
async function removeStale(pictures: PictureData[]): Promise<void> {
  const current = new Set(pictures.flatMap((picture) => encodedFiles(picture).map(({ file }) => file)))
  const made = existsSync(ENCODED) ? filesBelow(ENCODED).map((file) => join(ENCODED, file)) : []
  const stale = made.filter((file) => !current.has(file))
  await Promise.all(stale.map((file) => rm(file)))
}

const megabytes = (files: string[]) =>
  (files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6).toFixed(1)

sharp.concurrency(1)
const started = performance.now()
const pictures = Object.values(manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))))
let written = 0
async function encodeAndCount(picture: PictureData, index: number): Promise<void> {
  const files = await encode(picture)
  written += files
  if (files > 0 && index % 16 === 0) console.log(`pictures: ${index} of ${pictures.length}`)
}
await pMap(pictures, encodeAndCount, { concurrency: availableParallelism() })
await removeStale(pictures)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`pictures: ${written} files written in ${seconds} s`)
const masters = megabytes(pictures.map(({ src }) => join(PUBLIC, src)))
const largest = megabytes(
  pictures
    .map((picture) => {
      const widest = picture.widths.at(-1)
      return encodedFiles(picture).find(
        ({ width, format }) => width === widest && format.extension === 'avif',
      )
    })
    .flatMap((encoded) => encoded?.file ?? []),
)
console.log(`pictures: ${masters} MB of masters are ${largest} MB as AVIF at their largest width`)
