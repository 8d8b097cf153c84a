/** Cuts a list into batches of a size; the last one may be smaller. */
export function batchesOf<Item>(list: Item[], size: number): Item[][] {
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_, at) => list.slice(at * size, (at + 1) * size))
}
