import { availableParallelism } from 'node:os'

/** Does some work on each item of a list, on one more at once than the machine has cores: some wait for their files. */
export async function inParallel<Item>(list: Item[], work: (item: Item, index: number) => Promise<unknown>) {
  const queue = list.entries()
  const lane = async () => {
    for (const [index, item] of queue) await work(item, index)
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, lane))
}
