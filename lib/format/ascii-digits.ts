const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint))

/** The numeric value of a digit in any script. In Unicode the ten digits of a script are contiguous and in order. */
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(codePoint - before - 1)) before++
  return before % 10
}

/** The text with the digits of every script as 0 to 9. */
export const toAsciiDigits = (text: string) => text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
