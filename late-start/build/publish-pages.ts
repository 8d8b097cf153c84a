import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PAYLOADS } from '../../tools/postbuild/folders'
import { removeRouterPayloads } from '../../tools/postbuild/remove-unused-files'
import { hashOf } from '../../tools/shared/build-cache'
import { memoizeByString } from '../../tools/shared/memoize-by-string'
import { storeIn } from '../../tools/shared/file-store'
import { hashOfFile } from '../../tools/shared/shared-memory'
import { ContractError } from '../next-contract'
import type { Loaders } from './loader'
import type { Compress, PageMaker, RewrittenPage } from './make-page'
import { pageStoreIn } from './page-store'
import type { Publication } from './publication'

/** A page in the store, to be placed in the site. */
export type MadePage = { file: string; key: string; payload: string }

export type MadePages = {
  pages: MadePage[]
  /** The chunks that some page starts with, and those that some page may fetch. */
  started: Set<string>
  reachable: Set<string>
  /** The files that pages share. */
  shared: Set<string>
}

export type Publisher = {
  /** Whether an earlier build has made a page of the site. */
  isStored: (file: string) => boolean
  /** Rewrites pages of the site into the store. @returns why where one does not meet the contract. */
  make: (files: string[]) => Promise<MadePages | string>
  /** Replaces pages of the site by those of the store, and deletes what the client router needed of them. */
  place: (pages: MadePage[]) => void
}

/** File system calls are synchronous: a thread has nothing else to do meanwhile, and they take less processor time. */
export function createPublisher(publication: Publication, loaders: Loaders, compress: Compress): Publisher {
  const {
    source: { root },
    store: { folder, key: common },
  } = publication
  const store = pageStoreIn(storeIn(folder))
  let opened: Promise<PageMaker> | undefined
  // After an edit most threads rewrite no page.
  const openMaker = () =>
    (opened ??= import('./make-page').then(({ createPageMaker }) =>
      createPageMaker(publication, loaders, compress),
    ))

  // Of a small site `isStored` and `make` both ask for it.
  const keyOf = memoizeByString((file) => hashOf(common, file, hashOfFile(join(root, file))))
  const isStored = (file: string) => store.has(keyOf(file))
  const rewrite = async (file: string) => (await openMaker()).rewrite(file, readFileSync(join(root, file)))

  return {
    isStored,
    make: async (files) => {
      const made: MadePages = { pages: [], started: new Set(), reachable: new Set(), shared: new Set() }
      try {
        // Not page by page: a thread that alternates between code like this and zlib's takes 6 to 8 % longer.
        const rewritten = new Map<string, RewrittenPage>()
        for (const file of files) if (!isStored(file)) rewritten.set(file, await rewrite(file))
        for (const file of files) {
          const key = keyOf(file)
          const { payload, started, reachable, shared } = await store.get(key, async () =>
            (await openMaker()).compress(rewritten.get(file) ?? (await rewrite(file))),
          )
          made.pages.push({ file, key, payload })
          started.forEach((chunk) => made.started.add(chunk))
          reachable.forEach((chunk) => made.reachable.add(chunk))
          shared.forEach((path) => made.shared.add(path))
        }
        return made
      } catch (error) {
        // The class of an error is lost between threads.
        if (error instanceof ContractError) return error.message
        throw error
      }
    },
    place: (pages) => {
      mkdirSync(join(root, PAYLOADS), { recursive: true })
      for (const { file, key, payload } of pages) {
        store.publish(key, { html: join(root, file), payload: join(root, PAYLOADS, payload) })
        removeRouterPayloads(join(root, dirname(file)))
      }
    },
  }
}
