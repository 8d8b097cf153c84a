import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import pMap from 'p-map'
import Tinypool from 'tinypool'
import { batchesOf } from '../../tools/shared/batches'
import { compress } from '../../tools/shared/compress'
import { storeIn } from '../../tools/shared/file-store'
import { ContractError } from '../next-contract'
import type { Loaders } from './loader'
import { pageStoreIn } from './page-store'
import type { Publication } from './publication'
import { createPublisher, type MadePage, type MadePages, type Publisher } from './publish-pages'
import { buildForThreads } from './thread-loaders'
import { bundleThread } from './thread-script'

/** The names of the chunks that some page starts with, and of those that some page may fetch. */
export type UsedChunks = { started: Set<string>; used: Set<string> }

/** How many pages a thread takes at once: with 16 a page takes 3 % longer. */
const BATCH = 32
/** A thread loads its packages in about the time in which so many pages are made. */
const FEWEST_PAGES = 40
/** With more pages than this, threads are faster even where all pages are in the store. */
const MOST_COUNTED = 1000
/** How many pages are rewritten or compressed at once where there are no threads. */
const AT_ONCE = 16
/** V8's own size of the young generation, 16 MB, makes a page take 7 % longer. */
const YOUNG_GENERATION_MB = 64

async function writeShared({ source: { root }, store }: Publication, paths: Set<string>): Promise<void> {
  const { textOf } = pageStoreIn(storeIn(store.folder))
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), await textOf(path))
  }
}

type Publishers = {
  make: (files: string[]) => Promise<(MadePages | string)[]>
  place: (pages: MadePage[]) => Promise<unknown>
  close: () => Promise<void>
}

async function openThreads(workerData: Publication, loaders: Loaders, threads: number): Promise<Publishers> {
  const filename = await bundleThread()
  const stopBuilding = buildForThreads(loaders)
  const pool = new Tinypool({
    filename,
    // Idle threads above the minimum are closed, and would load everything again to place the pages.
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    workerData,
  })
  const run = <Result>(name: keyof Publisher, list: unknown[]) =>
    Promise.all(batchesOf(list, BATCH).map((batch) => pool.run(batch, { name }) as Promise<Result>))
  return {
    make: (files) => run<MadePages | string>('make', files),
    place: (pages) => run('place', pages),
    close: async () => {
      await pool.destroy()
      stopBuilding()
    },
  }
}

const openHere = ({ make, place }: Publisher): Publishers => ({
  // zlib compresses in threads of its own.
  make: (files) => pMap(files, (file) => make([file]), { concurrency: AT_ONCE }),
  place: async (pages) => place(pages),
  close: async () => {},
})

/**
 * Replaces the pages of a site by the published ones. Until all are in the store nothing in the site is changed.
 * @param most how many threads may be used. Where few pages have to be made, this one makes them.
 * @throws ContractError if a page does not meet the contract; the site is then as it was.
 */
export async function publishAll(
  publication: Publication,
  files: string[],
  loaders: Loaders,
  most: number,
): Promise<UsedChunks> {
  const publisher = createPublisher(publication, loaders, compress)
  const missing = files.length > MOST_COUNTED ? files : files.filter((file) => !publisher.isStored(file))
  const threads = Math.min(most, Math.ceil(missing.length / FEWEST_PAGES))
  const { make, place, close } =
    threads > 1 ? await openThreads(publication, loaders, threads) : openHere(publisher)
  try {
    const made: MadePages[] = []
    for (const result of await make(files))
      if (typeof result === 'string') throw new ContractError(result)
      else made.push(result)
    await place(made.flatMap(({ pages }) => pages))
    await writeShared(publication, new Set(made.flatMap(({ shared }) => [...shared])))
    return {
      started: new Set(made.flatMap(({ started }) => [...started].map((chunk) => basename(chunk)))),
      used: new Set(made.flatMap(({ reachable }) => [...reachable])),
    }
  } finally {
    await close()
  }
}
