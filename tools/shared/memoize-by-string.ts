/** Memoizes a function of a text, for texts that repeat. */
export function memoizeByString<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = compute(text)
    known.set(text, value)
    return value
  }
}
