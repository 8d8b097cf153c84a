import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'

/** Sets words in a font, as a browser does. @param file the font, in the format of TrueType. */
export function openShaper(file: Buffer) {
  const font = new Font(new Face(new Blob(new Uint8Array(file).buffer)))
  const set = (word: string, onStep: (buffer: TextBuffer) => void = () => undefined) => {
    const buffer = new TextBuffer()
    buffer.addText(word)
    buffer.guessSegmentProperties()
    buffer.setMessageFunc((step) => {
      onStep(step)
      return true
    })
    shape(font, buffer)
    return buffer
  }
  const outlines = new Map<number, string>()
  const outlineOf = (glyph: number) => {
    const outline = outlines.get(glyph) ?? font.glyphToPath(glyph)
    outlines.set(glyph, outline)
    return outline
  }
  return {
    /** Every glyph that stands for a part of a word, while the rules of the font are applied to it and in the end. */
    glyphsOf(word: string): ReadonlySet<number> {
      const glyphs = new Set<number>()
      const add = (step: TextBuffer) => step.getGlyphInfos().forEach(({ codepoint }) => glyphs.add(codepoint))
      add(set(word, add))
      return glyphs
    },
    /** The outlines of a word, and where each is drawn. */
    draw(word: string): string {
      const buffer = set(word)
      const places = buffer.getGlyphPositions()
      const glyphs = buffer.getGlyphInfos()
      return JSON.stringify(glyphs.map(({ codepoint }, at) => [outlineOf(codepoint), places[at]]))
    },
  }
}
