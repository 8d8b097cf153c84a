import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { ICON_SIZES, iconPath, maskableIconPath } from '../../lib/images/app-icons'

/** A phone may crop a maskable icon to its safe zone, a circle of 80 % of its side, so the mark is smaller there. */
const SAFE_SHARE = 0.8

async function drawIcon(svg: Buffer, size: number, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  await sharp(svg, { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(file)
}

/** The background fills the icon; the mark stays within the safe zone. */
async function drawMaskable(svg: Buffer, file: string): Promise<void> {
  const size = 512
  const inner = Math.round(size * SAFE_SHARE)
  const mark = await sharp(svg, { density: 72 * (inner / 64) })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const [r, g, b] = await sharp(mark)
    .extract({ left: inner >> 1, top: 4, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  await sharp({ create: { width: size, height: size, channels: 3, background: { r, g, b } } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toFile(file)
}

/**
 * Draws the site's icons as PNG, for phones that do not support SVG icons.
 * @param publicFolder where they are served from.
 */
export async function drawIcons(svgFile: string, publicFolder: string): Promise<void> {
  const svg = readFileSync(svgFile)
  await Promise.all(ICON_SIZES.map((size) => drawIcon(svg, size, join(publicFolder, iconPath(size)))))
  await drawMaskable(svg, join(publicFolder, maskableIconPath))
}
