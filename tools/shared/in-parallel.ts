import { availableParallelism } from 'node:os'

/** Does some work on each item of a list, on as many at once as the machine has cores. */
export async function inParallel<Item>(list: Item[], work: (item: Item, index: number) => Promise<unknown>) {
  const queue = list.entries()
  const lane = async () => {
    for (const [index, item] of queue) await work(item, index)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}
