/**
 * Encodes every master picture of the manifest, and its variant for cards where it has one, as AVIF and WebP in several
 * widths. Incremental: pictures whose master has not changed are skipped.
 */
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import sharp, { type Sharp } from 'sharp'
import { manifestFile, manifestSchema, type PictureData } from '../lib/images/pictures'
import { composeCard } from './pictures/card'
import { listCards } from './pictures/cards'
import { ENCODED, encodedFiles, PUBLIC } from './pictures/masters'
import { filesBelow } from './shared/files-below'

/** A picture to encode, and what reads its pixels. */
type Task = { picture: PictureData; read: () => Sharp | Promise<Sharp> }

/** The master upright, and without metadata such as the GPS position. */
const readUpright = (src: string) => sharp(join(PUBLIC, src)).autoOrient()

/** Encodes what is missing of one picture. Returns the number of files written. */
async function encode({ picture, read }: Task): Promise<number> {
  const missing = encodedFiles(picture).filter(({ file }) => !existsSync(file))
  if (missing.length === 0) return 0
  const image = await read()
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
const framed = listCards()

const tasks = pictures.flatMap(({ card, ...picture }): Task[] => {
  const { src } = picture
  const { framing, place } = framed.get(src) ?? {}
  const master = { picture, read: () => readUpright(src) }
  if (!card || !framing || !place) return [master]
  return [
    master,
    { picture: { ...picture, ...card }, read: () => composeCard(join(PUBLIC, src), framing, place) },
  ]
})
let written = 0
async function encodeAndCount(task: Task, index: number): Promise<void> {
  const files = await encode(task)
  written += files
  if (files > 0 && index % 16 === 0) console.log(`pictures: ${index} of ${tasks.length}`)
}
await pMap(tasks, encodeAndCount, { concurrency: availableParallelism() })
await removeStale(tasks.map(({ picture }) => picture))
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
