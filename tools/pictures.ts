/**
 * Makes AVIF and WebP in several widths from every master picture below public/, and the manifest the pages read.
 * Incremental: what was made from the same bytes before is left alone.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import sharp from 'sharp'
import { drawIcons } from './icons/draw'
import { manifestFile, type PictureData } from '../lib/site/pictures'
import { shadeClass, shades } from '../lib/site/shades'
import { formats } from './picture-formats'
import { inParallel } from './shared/in-parallel'

const PUBLIC = 'public'
const MADE = join(PUBLIC, 'pictures')
const MASTERS = ['ourFleet', 'scenes']
const WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920]
/** Other qualities make other files, so they are part of a picture's hash. */
const ENCODING = JSON.stringify(formats)

async function listMasters(): Promise<string[]> {
  const folders = MASTERS.filter((folder) => existsSync(join(PUBLIC, folder)))
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(PUBLIC, folder), { recursive: true })).map((file) => `/${folder}/${file}`),
    ),
  )
  return lists
    .flat()
    .filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file) && !file.includes('.part.'))
    .sort()
}

const distance = (a: number[], b: number[]) => Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))

/** The class of the shade nearest to a picture's mean colour. */
async function shadeOf(bytes: Buffer): Promise<string> {
  const mean = [...(await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer())]
  const distances = shades.map((shade) => {
    const channels = [1, 3, 5].map((at) => parseInt(shade.slice(at, at + 2), 16))
    return distance(channels, mean)
  })
  return shadeClass(distances.indexOf(Math.min(...distances)))
}

async function describe(src: string): Promise<PictureData> {
  const bytes = readFileSync(join(PUBLIC, src))
  const { width, height } = await sharp(bytes).metadata()
  const hash = createHash('sha256').update(bytes).update(ENCODING).digest('hex').slice(0, 8)
  return {
    src,
    hash,
    width,
    height,
    widths: WIDTHS.filter((made) => made <= width),
    shade: await shadeOf(bytes),
  }
}

const madeFile = ({ src, hash }: PictureData, width: number, extension: string) =>
  join(MADE, dirname(src), `${basename(src, extname(src))}-${hash}-${width}.${extension}`)

/** Encodes what is missing of one picture. Returns the number of files written. */
async function encode(picture: PictureData): Promise<number> {
  const wanted = picture.widths
    .flatMap((width) =>
      formats.map((format) => ({ width, format, file: madeFile(picture, width, format.extension) })),
    )
    .filter(({ file }) => !existsSync(file))
  for (const { width, format, file } of wanted) {
    mkdirSync(dirname(file), { recursive: true })
    const image = sharp(join(PUBLIC, picture.src)).resize({ width })
    await image.toFormat(format.extension, format.options).toFile(file)
  }
  return wanted.length
}

/** Removes what was made from masters that are gone or have changed. */
async function removeStale(pictures: PictureData[]): Promise<void> {
  const current = new Set(
    pictures.flatMap((picture) =>
      picture.widths.flatMap((width) => formats.map(({ extension }) => madeFile(picture, width, extension))),
    ),
  )
  const made = existsSync(MADE) ? await readdir(MADE, { recursive: true, withFileTypes: true }) : []
  const stale = made
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !current.has(file))
  await Promise.all(stale.map((file) => rm(file)))
}

const megabytes = (files: string[]) =>
  (files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6).toFixed(1)

sharp.concurrency(1)
const started = performance.now()
const pictures = await Promise.all((await listMasters()).map(describe))
let written = 0
let done = 0
await inParallel(pictures, async (picture) => {
  written += await encode(picture)
  done += 1
  if (done % 16 === 0) console.log(`pictures: ${done} of ${pictures.length}`)
})
await removeStale(pictures)
await drawIcons('app/icon.svg', PUBLIC)
writeFileSync(
  manifestFile,
  `${JSON.stringify(Object.fromEntries(pictures.map((picture) => [picture.src, picture])), null, 1)}\n`,
)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`pictures: ${pictures.length} masters, ${written} files written in ${seconds} s`)
const masters = megabytes(pictures.map(({ src }) => join(PUBLIC, src)))
const largest = megabytes(pictures.map((picture) => madeFile(picture, picture.widths.at(-1) ?? 0, 'avif')))
console.log(`pictures: ${masters} MB of masters are ${largest} MB as AVIF at their largest width`)
