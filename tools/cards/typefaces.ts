import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sharp } from '../pictures/sharp'

const FOLDER = '.cache/typefaces'
const SOURCE = 'node_modules'
const VARIABLE = '@fontsource-variable'

/** The pages' own fonts, at one place of their axes, by the names that they have inside. */
const FACES = {
  Fraunces: {
    file: `${VARIABLE}/fraunces/files/fraunces-latin-opsz-normal.woff2`,
    axes: { opsz: 84, wght: 430 },
  },
  'Figtree Light': { file: `${VARIABLE}/figtree/files/figtree-latin-wght-normal.woff2`, axes: { wght: 600 } },
  'Hind Medium': { file: '@fontsource/hind/files/hind-devanagari-500-normal.woff2', axes: undefined },
}

/** By the letters of a text: both of Latin pass those of Devanagari on. */
export const [DISPLAY, TEXT] = ['Fraunces,Hind Medium', 'Figtree Light,Hind Medium']

export const typefaceFiles = Object.values(FACES).map(({ file }) => join(SOURCE, file))

/**
 * Makes the fonts known to the renderer of texts and SVGs in this process, so that cards are the same on every machine.
 * It reads neither compressed nor variable fonts.
 */
export async function openTypefaces(): Promise<void> {
  // On macOS it would use the system's fonts otherwise.
  process.env.PANGOCAIRO_BACKEND = 'fontconfig'
  const { default: subsetFont } = await import('subset-font')
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, { file, axes }] of Object.entries(FACES)) {
    const fontfile = resolve(FOLDER, `${name}.ttf`)
    const font = readFileSync(join(SOURCE, file))
    writeFileSync(
      fontfile,
      await subsetFont(font, '', { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes: axes }),
    )
    await sharp({ text: { text: name, font: name, fontfile } }).toBuffer()
  }
}
