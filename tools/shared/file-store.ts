import { existsSync, mkdirSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildCache, cacheIn, openCache } from './build-cache'
import { copyContents } from './shared-memory'

/** What is made for a key: files by their extension, and what else is to be known of them. */
export type Made<Data> = { data: Data; files: Record<string, Buffer> }

type StoreRecord<Data> = { data: Data; extensions: string[] }

/**
 * Files of earlier builds. They are published as copies: hard links would have the time of the earlier build, and `aws s3
 * sync` would not upload a page again that was changed back.
 */
export type FileStore = {
  /**
   * The data of an earlier build, or else those of `make`, whose files are stored.
   * @param key a hash of everything they were made from.
   * @param isUsable whether data can still be used.
   */
  get: <Data>(
    key: string,
    make: () => Promise<Made<Data>>,
    isUsable?: (data: Data) => boolean,
  ) => Promise<Data>
  /** Publishes one of the files of a key. */
  copy: (key: string, extension: string, target: string) => void
  /** The cache of the data. */
  records: BuildCache
}

const filesFolder = (folder: string) => join(folder, 'files')

/** Opens a store, and deletes the files whose data no build has read for long. @param folder is created if it does not exist. */
export function openStore(folder: string): FileStore {
  const files = filesFolder(folder)
  mkdirSync(files, { recursive: true })
  openCache(folder)
  const keys = new Set(readdirSync(folder).map((record) => record.split('-')[0]))
  for (const name of readdirSync(files)) if (!keys.has(name.split('.')[0])) unlinkSync(join(files, name))
  return storeIn(folder)
}

/** A store that another thread has opened. */
export function storeIn(folder: string): FileStore {
  const records = cacheIn(folder)
  const fileOf = (key: string, extension: string) => join(filesFolder(folder), key + extension)

  return {
    get: async <Data>(key: string, make: () => Promise<Made<Data>>, isUsable?: (data: Data) => boolean) => {
      const makeAndStore = async (): Promise<StoreRecord<Data>> => {
        const { data, files } = await make()
        for (const [extension, contents] of Object.entries(files))
          writeFileSync(fileOf(key, extension), contents)
        return { data, extensions: Object.keys(files) }
      }
      const isWhole = ({ data, extensions }: StoreRecord<Data>) =>
        extensions.every((extension) => existsSync(fileOf(key, extension))) && (isUsable?.(data) ?? true)
      return (await records.get(key, makeAndStore, isWhole)).data
    },
    copy: (key, extension, target) => copyContents(fileOf(key, extension), target),
    records,
  }
}
