/**
 * Preloaded while a peer of the benchmark is built: a picture of a host that cannot be reached is replaced by one of
 * the peer's own, so that its pages can be built and measured without those hosts.
 */
import { readFileSync } from 'node:fs'

const { fetch } = globalThis

globalThis.fetch = (...request) =>
  fetch(...request).catch(
    () =>
      new Response(readFileSync(process.env.STAND_IN_PICTURE), { headers: { 'content-type': 'image/png' } }),
  )
