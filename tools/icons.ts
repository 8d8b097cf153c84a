/** Draws the icons of the site from its vector mark, for phones that do not support SVG icons. */
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { ICON_SIZES, iconPath, maskableIconPath } from '../lib/images/app-icons'

/** A phone may crop a maskable icon to its safe zone, a circle of 80 % of its side, so the mark is smaller there. */
const [SIZE, MARGIN] = [512, 51]

const mark = readFileSync('app/icon.svg', 'utf8')

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9 })

mkdirSync(join('public', dirname(maskableIconPath)), { recursive: true })
for (const size of ICON_SIZES) await draw(mark, size).toFile(join('public', iconPath(size)))

/** Without round corners its edges continue as the background. */
const square = draw(mark.replace(/ rx="\d+"/, ''), SIZE - 2 * MARGIN)
await square
  .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, extendWith: 'copy' })
  .toFile(join('public', maskableIconPath))
