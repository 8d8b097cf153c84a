import { runPageSteps } from '../../tools/postbuild/site'
import { compressSync, type Copies } from '../../tools/shared/compress'
import { cutFlight } from '../next-contract'
import { createBundle } from './bundle'
import type { Publication } from './publish-pages'
import { type LatePageParts, latePageSteps } from './rewrite-page'

/** What a page is published as, and the chunks that it needs. */
export type PublishedPage = Pick<LatePageParts, 'deferred' | 'loaderFile' | 'started' | 'reachable'> & {
  html: Copies
  payload: Copies & { name: string }
}

/** @returns a function that rewrites and compresses a page, by its file and its exported HTML. */
export function createPageMaker({ source, origins, snippets, levels }: Publication) {
  const bundle = createBundle(source)
  return async (file: string, exported: Buffer): Promise<PublishedPage> => {
    const { html: markup, payload: flight } = cutFlight(exported.toString())
    const { html, parts } = await runPageSteps({
      origins,
      file,
      exported: markup,
      steps: latePageSteps,
      given: { snippets, bundle, flight },
    })
    const { payloadFile, deferred, loaderFile, started, reachable } = parts
    const payload = compressSync(Buffer.from(payloadFile.text), levels.payload)
    return {
      html: compressSync(Buffer.from(html), levels.html),
      payload: { name: payloadFile.name, ...payload },
      deferred,
      loaderFile,
      started,
      reachable,
    }
  }
}
