import type { Snippets } from '../../tools/postbuild/page'
import type { ExternalOrigins } from '../../tools/postbuild/policy'
import type { Copies, levelsOfPages } from '../../tools/shared/compress'
import type { BundleSource } from './bundle'
import type { LatePageParts } from './rewrite-page'

/** All that pages are published with, as data that can be sent to a thread. */
export type Publication = {
  source: BundleSource
  origins: ExternalOrigins
  snippets: Snippets
  levels: ReturnType<typeof levelsOfPages>
  /** A folder for published pages until all of them are there. */
  staging: string
  /** For the pages that are unchanged since an earlier build, and a hash of all else that they are made from. */
  cache: { folder?: string; key: string }
}

export type PublishedFile = Copies & { whole: Buffer }

/** What a page is published as, and the chunks that it needs. */
export type PublishedPage = Pick<LatePageParts, 'deferred' | 'loaderFile' | 'started' | 'reachable'> & {
  html: PublishedFile
  payload: PublishedFile & { name: string }
}
