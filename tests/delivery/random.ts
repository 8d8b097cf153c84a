/** A seeded generator (mulberry32), so that a run can be repeated. */
export type Random = {
  /** From 0, below 1. */
  next: () => number
  between: (from: number, to: number) => number
  /** One of the keys, with a probability proportional to its weight. */
  pick: <K extends string>(weights: Record<K, number>) => K
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const pick = <K extends string>(weights: Record<K, number>): K => {
    const entries = Object.entries(weights) as [K, number][]
    let left = next() * entries.reduce((total, [, weight]) => total + weight, 0)
    for (const [key, weight] of entries) if ((left -= weight) < 0) return key
    throw new Error('No weights')
  }
  return {
    next,
    pick,
    between: (from, to) => from + next() * (to - from),
  }
}
