/** Precompresses the export, so that no host has to compress at each request. */
import { openCache } from './shared/build-cache'
import { compressFolder } from './shared/compress'

console.log(`compressed: ${await compressFolder('out', openCache('.cache/compressed'))} text files`)
