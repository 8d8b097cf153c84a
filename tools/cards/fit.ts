import type { Line, Typeface } from './typefaces'

/** The space for a title, in pixels, and its limits. */
export type Room = { width: number; height: number; maxSize: number; maxLines: number; leading: number }

/** Letter spacing of headings, slightly tighter than the typeface's. */
const TRACKING = -0.015

/** The minimum gain in font size for which another line is used. */
const MIN_GAIN_PER_LINE = 1.1

type FittedTitle = { lines: Line[]; size: number }

/** Every way to break words into a number of lines. */
function splits(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]]
  const firsts = words.slice(0, words.length - lines + 1).map((_, index) => index + 1)
  return firsts.flatMap((count) =>
    splits(words.slice(count), lines - 1).map((rest) => [words.slice(0, count).join(' '), ...rest]),
  )
}

/**
 * Breaks a title into the number of lines that allows the largest font size, with lines of similar width. A title of
 * any length fits; a very long one becomes small.
 */
export function fitTitle(text: string, typeface: Typeface, room: Room): FittedTitle {
  const words = text.split(/\s+/)
  const widths = new Map<string, number>()
  const widthOf = (line: string) => {
    const width = widths.get(line) ?? typeface(line, { size: 1, tracking: TRACKING }).width
    widths.set(line, width)
    return width
  }
  const widest = (lines: string[]) => Math.max(...lines.map(widthOf))
  const layouts = Array.from({ length: Math.min(room.maxLines, words.length) }, (_, index) => {
    const lines = splits(words, index + 1).reduce((best, next) => (widest(next) < widest(best) ? next : best))
    const height = room.height / (lines.length * room.leading)
    return { lines, size: Math.min(room.maxSize, height, room.width / widest(lines)) }
  })
  const { lines, size } = layouts.reduce((best, next) =>
    next.size > best.size * MIN_GAIN_PER_LINE ? next : best,
  )
  return { size, lines: lines.map((line) => typeface(line, { size, tracking: TRACKING })) }
}
