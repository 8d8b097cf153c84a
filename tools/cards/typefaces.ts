import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as hb from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

/** Text as glyph outlines, independent of the fonts of the machine. Sizes in pixels. */
export type Line = { width: number; svg: string }

/** Tracking is the space added between letters, in ems. */
type LineStyle = { size: number; tracking?: number }

/** Sets one line of text with its baseline at y = 0 and its left edge at x = 0. */
export type Typeface = (text: string, style: LineStyle) => Line

export type Typefaces = { title: Typeface; numeral: Typeface; text: Typeface }

const folder = join('node_modules', '@fontsource-variable')

/** The font files that the pages use. */
export const typefaceFiles = {
  display: join(folder, 'fraunces', 'files', 'fraunces-latin-opsz-normal.woff2'),
  text: join(folder, 'figtree', 'files', 'figtree-latin-wght-normal.woff2'),
} as const

/** Opens a variable font at given axis values. HarfBuzz does not read compressed fonts. */
async function open(file: string, axes: Record<string, number>): Promise<Typeface> {
  const face = new hb.Face(new hb.Blob(await decompress(readFileSync(file))))
  const font = new hb.Font(face)
  font.setVariations(Object.entries(axes).map(([tag, value]) => new hb.Variation(tag, value)))
  return (text, { size, tracking = 0 }) => {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer)
    const between = tracking * face.upem
    let x = 0
    const paths = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
      const path = `<path transform="translate(${(x + xOffset).toFixed(1)} 0)" d="${font.glyphToPath(codepoint)}"/>`
      x += xAdvance + between
      return path
    })
    const scale = size / face.upem
    return {
      width: Math.max(0, x - between) * scale,
      svg: `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`,
    }
  }
}

/**
 * Titles at the optical size of the pages; figures at a smaller optical size and text in a heavier weight, since cards
 * are mostly shown small.
 */
export const openTypefaces = async (): Promise<Typefaces> => ({
  title: await open(typefaceFiles.display, { opsz: 84, wght: 430 }),
  numeral: await open(typefaceFiles.display, { opsz: 48, wght: 420 }),
  text: await open(typefaceFiles.text, { wght: 600 }),
})
