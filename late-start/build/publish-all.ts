import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import Tinypool from 'tinypool'
import { DEFERRED_STYLES, LOADERS, PAYLOADS } from '../../tools/postbuild/folders'
import type { Minify } from '../../tools/postbuild/inline-script'
import { ContractError } from '../next-contract'
import type { Publication } from './publication'
import { createPublisher, type PublishedChunks, type Publisher } from './publish-pages'
import { minifyForThreads } from './thread-minifier'
import { bundleThread } from './thread-script'

/** The names of the chunks that some page starts with, and of those that some page may fetch. */
export type UsedChunks = { started: Set<string>; used: Set<string> }

/** Folders of files that pages share, which the export does not have. */
const SHARED = [PAYLOADS, DEFERRED_STYLES, LOADERS]

/** How many pages a thread takes at once. */
const BATCH = 8
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

async function openThreads(workerData: Publication, minify: Minify, threads: number): Promise<Publishers> {
  const { address, remove } = await bundleThread()
  const stopMinifying = minifyForThreads(minify)
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
      stopMinifying()
      remove()
    },
  }
}

function openHere(publication: Publication, minify: Minify): Publishers {
  const { publish, place } = createPublisher(publication, minify)
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
  minify: Minify,
  most: number,
): Promise<UsedChunks> {
  const { source, staging } = publication
  for (const folder of SHARED) mkdirSync(join(staging, folder), { recursive: true })
  const threads = Math.min(most, Math.ceil(files.length / FEWEST_PAGES))
  const { publish, place, close } =
    threads > 1 ? await openThreads(publication, minify, threads) : openHere(publication, minify)
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
