import { runPageSteps } from '../../tools/postbuild/site'
import { compressSync } from '../../tools/shared/compress'
import { cutFlight } from '../next-contract'
import { createBundle } from './bundle'
import type { Publication, PublishedPage } from './publication'
import { latePageSteps } from './rewrite-page'

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
