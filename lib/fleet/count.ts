/**
 * The whole number that was typed into a control, at most `max`; undefined if the text is not a number, or is one
 * below `min`.
 */
export function readCount(typed: string, { min, max }: { min: number; max: number }): number | undefined {
  if (!/^\s*\d+\s*$/.test(typed)) return undefined
  const count = Number(typed)
  return count < min ? undefined : Math.min(count, max)
}
