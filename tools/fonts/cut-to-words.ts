import subsetFont from 'subset-font'
import { cutToGlyphs } from './cut-glyphs'
import { openShaper } from './shape'

/** The circle that stands for a missing letter: a sign that is typed alone is drawn at it. */
const DOTTED_CIRCLE = '\u25cc'

/**
 * Cuts a font of a script whose letters join to what its words need: the glyphs of each word, and those that the rules of
 * the font pass through on the way to them.
 * @throws for a word that is not drawn as with the whole font.
 */
export async function cutToWords(whole: Buffer, words: string[]): Promise<Buffer> {
  const text = [...new Set(words.join('') + DOTTED_CIRCLE)].join('')
  const full = await subsetFont(whole, text, { targetFormat: 'truetype' })
  const { draw, glyphsOf } = openShaper(full)
  const glyphs = new Set([...words, DOTTED_CIRCLE].flatMap((word) => [...glyphsOf(word)]))
  const cut = await subsetFont(await cutToGlyphs(full, text, glyphs), text, { targetFormat: 'truetype' })
  const { draw: drawCut } = openShaper(cut)
  const torn = words.filter((word) => draw(word) !== drawCut(word))
  if (torn.length > 0) throw new Error(`The cut font draws otherwise: ${torn.slice(0, 9).join(' ')}`)
  return subsetFont(cut, text, { targetFormat: 'woff2' })
}
