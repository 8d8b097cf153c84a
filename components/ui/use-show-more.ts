import { useState } from 'react'

/**
 * The first of a list: a page with thousands of rows takes long to load and to draw.
 * @param step how many are shown at first, and how many more each time.
 * @returns `more`, how many `showMore` adds; 0 where all are shown.
 */
export function useShowMore<Item>(items: Item[], step: number) {
  const [count, setCount] = useState(step)
  const more = Math.max(0, Math.min(step, items.length - count))
  return { first: items.slice(0, count), more, showMore: () => setCount(count + step) }
}
