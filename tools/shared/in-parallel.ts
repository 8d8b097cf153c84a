import { availableParallelism } from 'node:os'

/** Runs `work` over all items, as many at a time as there are cores. */
export async function inParallel<T>(
  items: T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) await work(item, index)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}
