import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import Tinypool from 'tinypool'
import { DEFERRED_STYLES, LOADERS, PAYLOADS } from '../../tools/postbuild/folders'
import { ContractError } from '../next-contract'
import type { Loaders } from './loader'
import type { Publication } from './publication'
import { createPublisher, type PublishedChunks, type Publisher } from './publish-pages'
import { buildForThreads } from './thread-loaders'
import { bundleThread } from './thread-script'

/** The names of the chunks that some page starts with, and of those that some page may fetch. */
export type UsedChunks = { started: Set<string>; used: Set<string> }

/** Folders of files that pages share, which the export does not have. */
const SHARED = [PAYLOADS, DEFERRED_STYLES, LOADERS]

/** How many pages a thread takes at once. */
const BATCH = 16
/** A thread loads its packages in about the time of so many pages. */
const FEWEST_PAGES = 40
/** V8's own size of the young generation, 16 MB, makes a page take 7 % longer. */
const YOUNG_GENERATION_MB = 64

function batchesOf(files: string[]): string[][] {
  const count = Math.ceil(files.length / BATCH)
  return Array.from({ length: count }, (_, at) => files.slice(at * BATCH, (at + 1) * BATCH))
}

type Publishers = {
  publish: (files: string[]) => Promise<PublishedChunks[]>
  place: (files: string[]) => Promise<unknown>
  close: () => Promise<void>
}

async function openThreads(workerData: Publication, loaders: Loaders, threads: number): Promise<Publishers> {
  const { address, remove } = await bundleThread()
  const stopBuilding = buildForThreads(loaders)
  const pool = new Tinypool({
    filename: address,
    // Idle threads above the minimum are closed, and would load everything again to place the pages.
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    workerData,
  })
  const run = <Result>(name: keyof Publisher, files: string[]) =>
    Promise.all(batchesOf(files).map((batch) => pool.run(batch, { name }) as Promise<Result>))
  return {
    publish: (files) => run<PublishedChunks>('publish', files),
    place: (files) => run('place', files),
    close: async () => {
      await pool.destroy()
      stopBuilding()
      remove()
    },
  }
}

function openHere(publication: Publication, loaders: Loaders): Publishers {
  const { publish, place } = createPublisher(publication, loaders)
  return {
    publish: async (files) => [await publish(files)],
    place: async (files) => place(files),
    close: async () => {},
  }
}

/**
 * Replaces the pages of a site by the published ones. Until all are published nothing in the site is changed.
 * @param most how many threads may be used. Few pages are published in this one.
 * @throws ContractError if a page does not meet the contract; the site is then as it was.
 */
export async function publishAll(
  publication: Publication,
  files: string[],
  loaders: Loaders,
  most: number,
): Promise<UsedChunks> {
  const { source, staging } = publication
  for (const folder of SHARED) mkdirSync(join(staging, folder), { recursive: true })
  const threads = Math.min(most, Math.ceil(files.length / FEWEST_PAGES))
  const { publish, place, close } =
    threads > 1 ? await openThreads(publication, loaders, threads) : openHere(publication, loaders)
  try {
    const results = await publish(files)
    const { refused } = results.find((result) => result.refused) ?? {}
    if (refused) throw new ContractError(refused)
    await place(files)
    for (const folder of SHARED) renameSync(join(staging, folder), join(source.root, folder))
    return {
      started: new Set(results.flatMap(({ started }) => [...started].map((chunk) => basename(chunk)))),
      used: new Set(results.flatMap(({ reachable }) => [...reachable])),
    }
  } finally {
    await close()
    rmSync(staging, { recursive: true })
  }
}
