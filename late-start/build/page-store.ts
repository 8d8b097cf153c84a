import { basename } from 'node:path'
import type { FileStore, Made } from '../../tools/shared/file-store'
import type { PublishedFile, PublishedPage, SharedFile } from './publication'

/** What is known of a stored page. */
type StoredPage = Pick<PublishedPage, 'started' | 'reachable'> & {
  /** The name that its payload is published under. */
  payload: string
  /** Paths of the files that it shares. */
  shared: string[]
}

/** Published pages by their key: a hash of everything they were made from. */
export type PageStore = {
  /** Whether an earlier build has made the page. */
  has: (key: string) => boolean
  /** The page of an earlier build, or else that of `make`, which is stored. */
  get: (key: string, make: () => Promise<PublishedPage>) => Promise<StoredPage>
  /** Publishes a page and its payload, each with its compressed copies. */
  publish: (key: string, targets: { html: string; payload: string }) => void
  /** The text of a file that pages share. @param path of one of a stored page. */
  textOf: (path: string) => Promise<string>
}

/** A file and its compressed copies. */
const filesOf = ({ whole, br, gz }: PublishedFile) => [whole, br, gz]
const pathsOf = (file: string) => [file, `${file}.br`, `${file}.gz`]

/** A store of pages in a store of files. */
export function pageStoreIn({ get, publish, records }: FileStore): PageStore {
  /** Paths of shared files. Most pages share the same few. */
  const stored = new Set<string>()
  const isStored = (path: string) => {
    if (!stored.has(path) && records.has(basename(path))) stored.add(path)
    return stored.has(path)
  }
  const storeShared = async ({ path, text }: SharedFile) => {
    if (!isStored(path)) await records.get(basename(path), () => Promise.resolve(text))
  }
  const toStore = async (page: PublishedPage): Promise<Made<StoredPage>> => {
    const { html, payload, shared, started, reachable } = page
    for (const file of shared) await storeShared(file)
    return {
      data: { payload: payload.name, shared: shared.map(({ path }) => path), started, reachable },
      files: [...filesOf(html), ...filesOf(payload)],
    }
  }
  const hasShared = ({ shared }: StoredPage) => shared.every(isStored)

  return {
    has: records.has,
    get: (key, make) => get(key, async () => toStore(await make()), hasShared),
    publish: (key, { html, payload }) => publish(key, [...pathsOf(html), ...pathsOf(payload)]),
    textOf: (path) =>
      records.get<string>(basename(path), () => Promise.reject(new Error(`${path} is not in the store`))),
  }
}
