import type { Line, Typeface } from './typefaces'

/** The room a title has, in pixels, and the most it may use of it. */
export type Room = { width: number; height: number; maxSize: number; maxLines: number; leading: number }

type FittedTitle = { lines: Line[]; size: number }

/** Every way to lay words out on so many lines. */
function splits(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]]
  const firsts = words.slice(0, words.length - lines + 1).map((_, index) => index + 1)
  return firsts.flatMap((count) =>
    splits(words.slice(count), lines - 1).map((rest) => [words.slice(0, count).join(' '), ...rest]),
  )
}

/**
 * Lays a title out as large as its room allows: on the number of lines, and broken at the places, that let it be
 * largest, which also balances the lines. A title of any length fits; a very long one becomes small.
 */
export function fitTitle(text: string, typeface: Typeface, room: Room): FittedTitle {
  const words = text.split(/\s+/)
  const widths = new Map<string, number>()
  const widthOf = (line: string) => {
    const width = widths.get(line) ?? typeface(line, { size: 1, tracking: -0.015 }).width
    widths.set(line, width)
    return width
  }
  const sizeOf = (lines: string[]) =>
    Math.min(
      room.maxSize,
      room.height / (lines.length * room.leading),
      room.width / Math.max(...lines.map(widthOf)),
    )
  const counts = Array.from({ length: Math.min(room.maxLines, words.length) }, (_, index) => index + 1)
  const best = counts
    .flatMap((count) => splits(words, count))
    .map((lines) => ({ lines, size: sizeOf(lines) }))
    .reduce((largest, next) => (next.size > largest.size + 0.01 ? next : largest))
  const style = { size: best.size, tracking: -0.015 }
  return { size: best.size, lines: best.lines.map((line) => typeface(line, style)) }
}
