/** Precompresses the export, so that no host has to compress at each request. */
import { compressFolder, openCopies } from './shared/compress'

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

const started = performance.now()
const { files, whole, brotli } = await compressFolder('out', openCopies())
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `compressed: ${files} text files, ${megabytes(whole)} MB to ${megabytes(brotli)} MB, in ${seconds} s`,
)
