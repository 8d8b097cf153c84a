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
  /** Of published pages, and a hash of all that they are made from besides their HTML. */
  store: { folder: string; key: string }
}

export type PublishedFile = Copies & { whole: Buffer }

/** A file that several pages load, with a hash of its text in its name. */
export type SharedFile = { path: string; text: string }

/** What a page is published as, and the chunks that it needs. */
export type PublishedPage = Pick<LatePageParts, 'started' | 'reachable'> & {
  html: PublishedFile
  payload: PublishedFile & { name: string }
  shared: SharedFile[]
}
