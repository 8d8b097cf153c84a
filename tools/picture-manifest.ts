/** Reads every master picture below public/ and writes the manifest of the pictures, from which pages are drawn. Encodes nothing. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { manifestFile, type PictureData } from '../lib/site/pictures'
import { shadeClass, shades } from '../lib/site/shades'
import { formats } from './picture-formats'
import { MASTERS, PUBLIC } from './pictures/masters'
import { filesBelow } from './shared/files-below'

const WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920]
/** Other qualities make other files, so they are part of a picture's hash. */
const ENCODING = JSON.stringify(formats)

const listMasters = (): string[] =>
  MASTERS.filter((folder) => existsSync(join(PUBLIC, folder)))
    .flatMap((folder) => filesBelow(join(PUBLIC, folder)).map((file) => `/${folder}/${file}`))
    .filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file) && !file.includes('.part.'))
    .sort()

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
  const { width, height, hasAlpha } = await sharp(bytes).metadata()
  const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque
  const widths = WIDTHS.filter((encoded) => encoded <= width)
  const hash = createHash('sha256').update(bytes).update(ENCODING).digest('hex').slice(0, 8)
  return {
    src,
    hash,
    width,
    height,
    widths: widths.length > 0 ? widths : [width],
    shade: isOpaque ? await shadeOf(bytes) : '',
  }
}

sharp.concurrency(1)
const started = performance.now()
const pictures = await Promise.all(listMasters().map(describe))
writeFileSync(
  manifestFile,
  `${JSON.stringify(Object.fromEntries(pictures.map((picture) => [picture.src, picture])), null, 1)}\n`,
)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`pictures: ${pictures.length} masters read in ${seconds} s`)
