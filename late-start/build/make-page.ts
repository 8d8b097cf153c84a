import { DEFERRED_STYLES, LOADERS } from '../../tools/postbuild/folders'
import { runPageSteps } from '../../tools/postbuild/site'
import type { Copies, Levels } from '../../tools/shared/compress'
import { cutFlight } from '../next-contract'
import { createBundle } from './bundle'
import type { Loaders } from './loader'
import type { Publication, PublishedFile, PublishedPage, SharedFile } from './publication'
import { latePageSteps } from './rewrite-page'

export type Compress = (whole: Buffer, levels: Levels) => Copies | Promise<Copies>

const sharedIn = (folder: string, file?: { name: string; text: string }): SharedFile[] =>
  file ? [{ path: `${folder}/${file.name}`, text: file.text }] : []

/** @returns a function that rewrites and compresses a page, by its file and its exported HTML. */
export function createPageMaker(
  { source, origins, snippets, levels }: Publication,
  loaders: Loaders,
  compress: Compress,
) {
  const bundle = createBundle(source, loaders)
  const compressed = async (whole: Buffer, levels: Levels): Promise<PublishedFile> => ({
    whole,
    ...(await compress(whole, levels)),
  })
  return async (file: string, exported: Buffer): Promise<PublishedPage> => {
    const { html: markup, payload: flight } = cutFlight(exported)
    const { html, parts } = await runPageSteps({
      origins,
      file,
      exported: markup,
      steps: latePageSteps,
      given: { snippets, bundle, flight },
    })
    const { payloadFile, deferred, loaderFile, started, reachable } = parts
    const [page, payload] = await Promise.all([
      compressed(Buffer.from(html), levels.html),
      compressed(payloadFile.contents, levels.payload),
    ])
    return {
      html: page,
      payload: { name: payloadFile.name, ...payload },
      shared: [...sharedIn(DEFERRED_STYLES, deferred), ...sharedIn(LOADERS, loaderFile)],
      started,
      reachable,
    }
  }
}
