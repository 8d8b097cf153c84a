import { DEFERRED_STYLES, LOADERS } from '../../tools/postbuild/folders'
import { runPageSteps } from '../../tools/postbuild/site'
import type { Copies, Levels } from '../../tools/shared/compress'
import { cutFlight } from '../next-contract'
import { createBundle } from './bundle'
import type { Loaders } from './loader'
import type { Publication, PublishedFile, PublishedPage, SharedFile } from './publication'
import { latePageSteps } from './rewrite-page'

/** A page that is not compressed yet. */
export type RewrittenPage = Omit<PublishedPage, 'html' | 'payload'> & {
  html: Buffer
  payload: { name: string; contents: Buffer }
}

export type PageMaker = {
  /** @param exported the HTML of the file. */
  rewrite: (file: string, exported: Buffer) => Promise<RewrittenPage>
  compress: (page: RewrittenPage) => Promise<PublishedPage>
}

export type Compress = (whole: Buffer, levels: Levels) => Copies | Promise<Copies>

const sharedIn = (folder: string, file?: { name: string; text: string }): SharedFile[] =>
  file ? [{ path: `${folder}/${file.name}`, text: file.text }] : []

export function createPageMaker(
  { source, origins, snippets, levels }: Publication,
  loaders: Loaders,
  compress: Compress,
): PageMaker {
  const bundle = createBundle(source, loaders)
  const compressed = async (whole: Buffer, levels: Levels): Promise<PublishedFile> => ({
    whole,
    ...(await compress(whole, levels)),
  })
  return {
    rewrite: async (file, exported) => {
      const { html: markup, payload: flight } = cutFlight(exported)
      const { html, parts } = await runPageSteps({
        origins,
        file,
        exported: markup,
        steps: latePageSteps,
        given: { snippets, bundle, flight },
      })
      const { payloadFile, deferred, loaderFile, started, reachable } = parts
      return {
        html: Buffer.from(html),
        payload: payloadFile,
        shared: [...sharedIn(DEFERRED_STYLES, deferred), ...sharedIn(LOADERS, loaderFile)],
        started,
        reachable,
      }
    },
    compress: async ({ html, payload: { name, contents }, ...rest }) => {
      const [page, payload] = await Promise.all([
        compressed(html, levels.html),
        compressed(contents, levels.payload),
      ])
      return { html: page, payload: { name, ...payload }, ...rest }
    },
  }
}
