import { mkdirSync, readdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCache } from './build-cache'
import { readShared } from './shared-memory'

/** What is made for a key: files, and what else is to be known of them. */
type Made<Data> = { data: Data; files: Buffer[] }

type StoreRecord<Data> = { data: Data; bytes: number }

/**
 * Files of earlier builds. They are published as copies: hard links would have the time of the earlier build, and `aws s3
 * sync` would not upload a page again that was changed back.
 */
export type FileStore = {
  /**
   * The data of an earlier build, or else those of `make`, whose files are stored.
   * @param key a hash of everything they were made from.
   */
  get: <Data>(key: string, make: () => Promise<Made<Data>>) => Promise<Data>
  /** Publishes the files of a key. @param targets their paths, in the order in which `make` gave the files. */
  publish: (key: string, targets: string[]) => void
}

const END = '\n'

/** The files of a key as one, since to open a file takes as long as to copy it: their lengths as a line of JSON, then their contents. */
const pack = (files: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(JSON.stringify(files.map(({ length }) => length)) + END), ...files])

/** Writes the files of a pack. */
function unpack(packed: Buffer, targets: string[]): void {
  let start = packed.indexOf(END) + END.length
  const lengths = JSON.parse(packed.toString('utf8', 0, start)) as number[]
  lengths.forEach((length, at) => {
    writeFileSync(targets[at] ?? '', packed.subarray(start, start + length))
    start += length
  })
}

/** Opens a store, and deletes the files whose data no build has read for long. @param folder is created if it does not exist. */
export function openStore(folder: string): FileStore {
  const files = join(folder, 'files')
  mkdirSync(files, { recursive: true })
  const records = openCache(folder)
  const keys = new Set(readdirSync(folder).map((record) => record.split('-')[0]))
  for (const name of readdirSync(files)) if (!keys.has(name)) unlinkSync(join(files, name))
  const fileOf = (key: string) => join(files, key)

  return {
    get: async <Data>(key: string, make: () => Promise<Made<Data>>) => {
      const makeAndStore = async (): Promise<StoreRecord<Data>> => {
        const { data, files } = await make()
        const packed = pack(files)
        writeFileSync(fileOf(key), packed)
        return { data, bytes: packed.length }
      }
      const isWhole = ({ bytes }: StoreRecord<Data>) =>
        statSync(fileOf(key), { throwIfNoEntry: false })?.size === bytes
      return (await records.get(key, makeAndStore, isWhole)).data
    },
    publish: (key, targets) => unpack(readShared(fileOf(key)), targets),
  }
}
