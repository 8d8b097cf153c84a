/**
 * `npm run pictures:quality`: finds the lowest encoder quality without visible loss. Encodes a sample of the
 * masters at several qualities and compares each with its master by structural similarity (SSIM, 1 = the same).
 * The values chosen from its table are in tools/picture-formats.ts.
 */
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { ssim } from 'ssim.js'
import { formats } from './picture-formats'
import { filesBelow } from './shared/files-below'

const FOLDERS = ['public/scenes', 'public/ourFleet']
/** As wide as a card on a dense phone screen. */
const WIDTH = 960
const EVERY = 5
const STEPS = [-16, -12, -8, -4, 0, 4, 8]

const masters = FOLDERS.flatMap((folder) =>
  filesBelow(folder)
    .filter((file) => /\.jpe?g$/.test(file))
    .filter((_, index) => index % EVERY === 0)
    .map((file) => join(folder, file)),
)

async function pixels(image: Sharp) {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

async function measure(file: string, { extension, options }: (typeof formats)[number], quality: number) {
  const master = await sharp(file).resize({ width: WIDTH }).png().toBuffer()
  const made = await sharp(master)
    .toFormat(extension, { ...options, quality })
    .toBuffer()
  const { mssim } = ssim(await pixels(sharp(master)), await pixels(sharp(made)))
  return { mssim, bytes: made.length }
}

for (const format of formats) {
  const rows = []
  for (const step of STEPS) {
    const measured = []
    for (const file of masters) measured.push(await measure(file, format, format.options.quality + step))
    const similar = measured.map(({ mssim }) => mssim).sort((a, b) => a - b)
    const bytes = measured.reduce((sum, one) => sum + one.bytes, 0)
    rows.push({
      quality: format.options.quality + step,
      'SSIM least': similar[0]?.toFixed(4),
      'SSIM median': similar[Math.floor(similar.length / 2)]?.toFixed(4),
      'kB a picture': (bytes / masters.length / 1000).toFixed(1),
    })
  }
  console.log(`\n${format.extension}, ${masters.length} masters at ${WIDTH} px`)
  console.table(rows)
}
