import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { gunzipSync } from 'node:zlib'
import { DEFERRED_STYLES, LOADERS, PAYLOADS } from '../../tools/postbuild/folders'
import { removeRouterPayloads } from '../../tools/postbuild/remove-unused-files'
import { cacheIn, type Codec, hashOf, noCache } from '../../tools/shared/build-cache'
import type { Copies } from '../../tools/shared/compress'
import { ContractError } from '../next-contract'
import type { Loaders } from './loader'
import type { createPageMaker } from './make-page'
import type { Publication, PublishedFile, PublishedPage } from './publication'

/** The chunks that some pages start with, and those that they may fetch; or why a page does not meet the contract. */
export type PublishedChunks = { started: Set<string>; reachable: Set<string>; refused?: string }

const COPIES = ['.br', '.gz']

/** Stores the compressed copies only. */
const codec: Codec<PublishedPage> = {
  encode: ({ html, payload, ...rest }) => {
    const copies = { html: { ...html, whole: undefined }, payload: { ...payload, whole: undefined } }
    return serialize({ ...rest, ...copies })
  },
  decode: (stored) => {
    const { html, payload, ...rest } = deserialize(stored) as PublishedPage
    const expand = <File extends Copies>(file: File) => ({ ...file, whole: gunzipSync(file.gz) })
    return { ...rest, html: expand(html), payload: expand(payload) }
  },
}

function writeWithCopies(file: string, { whole, br, gz }: PublishedFile): void {
  writeFileSync(file, whole)
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

export type Publisher = {
  /** Rewrites pages, and writes them into the staging folder, with their payloads, styles and loaders. */
  publish: (files: string[]) => Promise<PublishedChunks>
  /** Moves published pages to where they belong in the site, and deletes what the client router needed of them. */
  place: (files: string[]) => void
}

/** Calls are synchronous: a thread has nothing else to do meanwhile, and they take less processor time. */
export function createPublisher(publication: Publication, loaders: Loaders): Publisher {
  const {
    source: { root },
    staging,
    cache: { folder, key },
  } = publication
  const cache = folder === undefined ? noCache : cacheIn(folder)
  let makePage: ReturnType<typeof createPageMaker> | undefined
  const written = new Set<string>()
  // Without a folder for each page: making and deleting thousands takes as long as writing them.
  const stagedPage = (file: string) => join(staging, encodeURIComponent(file))

  const writeOnce = (name: string, write: (file: string) => void) => {
    if (written.has(name)) return
    written.add(name)
    write(join(staging, name))
  }
  const publishPage = async (file: string) => {
    const exported = readFileSync(join(root, file))
    const make = async () => {
      // After an edit most threads rewrite no page.
      makePage ??= (await import('./make-page')).createPageMaker(publication, loaders)
      return makePage(file, exported)
    }
    const page = await cache.get(hashOf(key, file, exported), make, codec)
    const { html, payload, deferred, loaderFile, ...chunks } = page
    writeWithCopies(stagedPage(file), html)
    writeOnce(join(PAYLOADS, payload.name), (path) => writeWithCopies(path, payload))
    if (deferred)
      writeOnce(join(DEFERRED_STYLES, deferred.name), (path) => writeFileSync(path, deferred.text))
    if (loaderFile) writeOnce(join(LOADERS, loaderFile.name), (path) => writeFileSync(path, loaderFile.text))
    return chunks
  }

  return {
    publish: async (files) => {
      const all: PublishedChunks = { started: new Set(), reachable: new Set() }
      try {
        for (const file of files) {
          const { started, reachable } = await publishPage(file)
          started.forEach((chunk) => all.started.add(chunk))
          reachable.forEach((chunk) => all.reachable.add(chunk))
        }
        return all
      } catch (error) {
        // The class of an error is lost between threads.
        if (error instanceof ContractError) return { ...all, refused: error.message }
        throw error
      }
    },
    place: (files) => {
      for (const file of files) {
        for (const copy of ['', ...COPIES]) renameSync(stagedPage(file) + copy, join(root, file) + copy)
        removeRouterPayloads(join(root, dirname(file)))
      }
    },
  }
}
