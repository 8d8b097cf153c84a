import sharp from 'sharp'
import { ICON_SIZES, iconPath, maskableIconPath } from '../../lib/images/app-icons'

/** A phone may crop a maskable icon to its safe zone, a circle of 80 % of its side, so the mark is smaller there. */
const SAFE_SHARE = 0.8

const drawIcon = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** The background fills the icon; the mark stays within the safe zone. */
async function drawMaskable(svg: Buffer): Promise<Buffer> {
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
  return sharp({ create: { width: size, height: size, channels: 3, background: { r, g, b } } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Draws an SVG as the PNG icons of the site, for phones that do not support SVG icons. @returns them by their address. */
export async function drawIcons(svg: Buffer): Promise<Record<string, Buffer>> {
  const icons = await Promise.all(
    ICON_SIZES.map(async (size) => [iconPath(size), await drawIcon(svg, size)] as const),
  )
  return { ...Object.fromEntries(icons), [maskableIconPath]: await drawMaskable(svg) }
}
