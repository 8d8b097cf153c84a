import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Tinypool from 'tinypool'
import { ContractError } from '../next-contract'
import { createPublisher, type Publication, type PublishedChunks } from './publish-pages'

/** The names of the chunks that some page starts with, and of those that some page may fetch. */
export type UsedChunks = { started: Set<string>; used: Set<string> }

const THREAD = pathToFileURL(join(import.meta.dirname, 'page-thread.mjs')).href
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

async function publishInThreads(
  workerData: Publication,
  files: string[],
  threads: number,
): Promise<PublishedChunks[]> {
  const pool = new Tinypool({
    filename: THREAD,
    maxThreads: threads,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    workerData,
  })
  try {
    return await Promise.all(batchesOf(files).map((batch) => pool.run(batch) as Promise<PublishedChunks>))
  } finally {
    await pool.destroy()
  }
}

/**
 * Publishes pages into the publication's target.
 * @param most how many threads may be used. Few pages are published in this one.
 * @throws ContractError if a page does not meet the contract; the target has then been removed.
 */
export async function publishAll(
  publication: Publication,
  files: string[],
  most: number,
): Promise<UsedChunks> {
  const threads = Math.min(most, Math.ceil(files.length / FEWEST_PAGES))
  const results =
    threads > 1
      ? await publishInThreads(publication, files, threads)
      : [await createPublisher(publication)(files)]
  const { refused } = results.find((result) => result.refused) ?? {}
  if (refused) {
    rmSync(publication.target, { recursive: true, force: true })
    throw new ContractError(refused)
  }
  return {
    started: new Set(results.flatMap(({ started }) => [...started].map((chunk) => basename(chunk)))),
    used: new Set(results.flatMap(({ reachable }) => [...reachable])),
  }
}
